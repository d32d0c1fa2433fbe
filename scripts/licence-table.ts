// The packages that run in production, by licence: a part of docs/licences.md, which a test compares.
import { readFileSync } from 'node:fs'

export type LockedPackage = {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
  readonly dev?: boolean
  readonly os?: string | readonly string[]
}

/** Name → what the lockfile records of it. The project itself is not among them. */
export function lockedPackages(): Map<string, LockedPackage> {
  const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> }
  return new Map(
    Object.entries(packages).flatMap(([place, locked]) =>
      place === '' ? [] : [[place.replace(/^.*node_modules\//, ''), locked] as const],
    ),
  )
}

const platform = /(?:(?<=\/)|-)(?:darwin|linux|linuxmusl|win32|freebsd|webcontainers|wasm32).*$/

/** Builds of one package for several systems count as one: `@img/sharp-linux-x64` → `@img/sharp-…`. */
export function licenceTable(): string {
  const byLicence = new Map<string, Set<string>>()
  for (const [name, { dev, license = 'unknown' }] of lockedPackages()) {
    if (dev) continue
    const names = byLicence.get(license) ?? new Set()
    names.add(`\`${name.replace(platform, (found) => `${found.startsWith('-') ? '-' : ''}…`)}\``)
    byLicence.set(license, names)
  }
  const rows = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `| ${licence} | ${[...names].sort().join(', ')} |`)
  return ['| licence | packages |', '|---|---|', ...rows].join('\n')
}
