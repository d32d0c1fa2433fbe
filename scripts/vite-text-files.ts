// Decides which texts load with which code. Each module that is imported dynamically has one text file for itself and
// its static imports. It omits texts that every importer has loaded before.

export type ModuleNode = {
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly keys: ReadonlySet<string>
}

type Part = {
  /** Keys of the module and its static imports. */
  readonly keys: ReadonlySet<string>
  readonly dynamicImports: ReadonlySet<string>
  /** Keys that every importer has loaded; undefined until the first importer is known. */
  loaded: ReadonlySet<string> | undefined
}

/** Text keys by entry module: `entry` itself and every module that is imported dynamically. */
export function textsByEntry(
  entry: string,
  moduleOf: (id: string) => ModuleNode | undefined,
): Map<string, readonly string[]> {
  const parts = new Map<string, Part>()
  const partOf = (id: string): Part => {
    const known = parts.get(id)
    if (known) return known
    const modules = staticModules(id, moduleOf)
    const part: Part = {
      keys: new Set(modules.flatMap(({ keys }) => [...keys])),
      dynamicImports: new Set(modules.flatMap(({ dynamicImports }) => dynamicImports)),
      loaded: undefined,
    }
    parts.set(id, part)
    return part
  }
  partOf(entry).loaded = new Set()
  // Importers may form cycles: repeated until no set of loaded keys shrinks.
  const changed = [entry]
  for (let id = changed.shift(); id !== undefined; id = changed.shift()) {
    const importer = partOf(id)
    const present = new Set([...importer.keys, ...importer.loaded!])
    for (const imported of importer.dynamicImports) {
      const part = partOf(imported)
      const loaded = new Set([...(part.loaded ?? present)].filter((key) => present.has(key)))
      if (loaded.size === part.loaded?.size) continue
      part.loaded = loaded
      changed.push(imported)
    }
  }
  return new Map(
    [...parts].map(([id, { keys, loaded }]) => [id, [...keys].filter((key) => !loaded!.has(key))]),
  )
}

/** The module and its static imports, recursively. */
function staticModules(
  id: string,
  moduleOf: (id: string) => ModuleNode | undefined,
  visited = new Set<string>(),
): ModuleNode[] {
  const module = visited.has(id) ? undefined : moduleOf(id)
  visited.add(id)
  return module ? [module, ...module.imports.flatMap((each) => staticModules(each, moduleOf, visited))] : []
}

/** File names of entry modules: the module's own name, with a number where two modules share it. */
export function textNames(ids: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    ids.toSorted().map((id) => {
      const name = /([^/]+?)\.\w+$/.exec(id)?.[1] ?? id
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return [id, count === 1 ? name : `${name}${count}`]
    }),
  )
}
