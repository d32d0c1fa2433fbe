// Test support: a network of its own for the database, with one cable to each node. A cut cable drops every packet in
// silence, in both directions, as a failed switch does. Needs root and the Debian package iproute2.
import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Cable = {
  /** Address of the database at this cable. */
  readonly host: string
  cut(): Promise<void>
  mend(): Promise<void>
}

export type Network = {
  readonly name: string
  readonly cables: readonly Cable[]
  remove(): Promise<void>
}

/** Whether this machine permits network namespaces. */
export function permitsNetworks(): boolean {
  try {
    execFileSync('unshare', ['-n', 'ip', 'link'], { stdio: 'ignore' })
    return process.getuid?.() === 0
  } catch {
    return false
  }
}

/** Three cables at most. */
export async function createNetwork(cables: number): Promise<Network> {
  const name = `posy-${process.pid}`
  // Another process may have a network too, or its network is still being removed.
  const first = (process.pid % 80) * 3
  const inside = (...words: string[]) => run('ip', ['netns', 'exec', name, ...words])
  await run('ip', ['netns', 'add', name])
  await inside('ip', 'link', 'set', 'lo', 'up')
  // Packets from an address without a way back are dropped.
  await inside('sysctl', '-qw', 'net.ipv4.conf.all.rp_filter=1')
  return {
    name,
    cables: await Promise.all(
      Array.from({ length: cables }, async (_, at): Promise<Cable> => {
        const [outer, inner] = [`posy${process.pid % 1e6}${at}`, `cable${at}`]
        const [node, host] = [`10.231.${first + at}.1`, `10.231.${first + at}.2`]
        await run('ip', ['link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', name])
        await run('ip', ['address', 'add', `${node}/30`, 'dev', outer])
        await run('ip', ['link', 'set', outer, 'up'])
        await inside('ip', 'address', 'add', `${host}/30`, 'dev', inner)
        await inside('ip', 'link', 'set', inner, 'up')
        return {
          host,
          cut: async () => void (await inside('ip', 'route', 'add', 'blackhole', `${node}/32`)),
          mend: async () => void (await inside('ip', 'route', 'del', 'blackhole', `${node}/32`)),
        }
      }),
    ),
    // Removes the cables too.
    remove: async () => void (await run('ip', ['netns', 'del', name])),
  }
}
