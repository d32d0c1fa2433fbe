// Processor time of the shop and its database, from /proc. Other work on the machine affects it less than elapsed time.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const ticksPerSecond = 100

/** Seconds used so far by a process and by all processes that run in `folder`; undefined on systems without /proc. */
export function cpuSeconds(pid: number, folder: string): number | undefined {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const counted = all.filter((name) => Number(name) === pid || runsIn(name, folder))
    return counted.reduce((total, name) => total + secondsOf(name), 0)
  } catch {
    return undefined
  }
}

function runsIn(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
  } catch {
    return false
  }
}

function secondsOf(pid: string): number {
  try {
    // The second field is a name that may contain spaces, so fields are counted from its closing bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return 0
  }
}
