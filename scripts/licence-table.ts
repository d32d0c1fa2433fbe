// Table of production packages by licence, for docs/licences.md. A test compares the two.
import { readFileSync } from 'node:fs'

export type LockedPackage = {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
  readonly dev?: boolean
  readonly os?: string | readonly string[]
}

/** Lockfile entries by package name, without the project itself. */
export function lockedPackages(): Map<string, LockedPackage> {
  const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> }
  return new Map(
    Object.entries(packages).flatMap(([folder, locked]) =>
      folder === '' ? [] : [[folder.replace(/^.*node_modules\//, ''), locked] as const],
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
    names.add(`\`${name.replace(platform, (suffix) => `${suffix.startsWith('-') ? '-' : ''}…`)}\``)
    byLicence.set(license, names)
  }
  const rows = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `| ${licence} | ${[...names].sort().join(', ')} |`)
  return ['| licence | packages |', '|---|---|', ...rows].join('\n')
}
