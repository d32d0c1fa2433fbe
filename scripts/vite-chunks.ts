// Assigns modules to chunks by what imports them. Many small files are larger than a few. Each is compressed
// separately, and the code that loads a file contains its name.
import type { Rolldown } from 'vite'

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>
type Modules = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** What a module is loaded for. No import cycles exist, so a search upwards from a module ends. */
type Uses = {
  /** The entry imports it, directly or indirectly: each page needs it at once. */
  entry: boolean
  /** Code that the entry loads later imports it. */
  shell: boolean
  /** Ends of paths of the frequent screens that import it. */
  readonly screens: Set<string>
  readonly rareScreens: Set<string>
  /** Other code that loads later. */
  later: boolean
}

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
const isStyle = (id: string) => id.endsWith('.css')

/** A module of so many frequent screens belongs to all pages: fewer files weigh less than the unused code. */
const screensOfShop = 5
/** The same for modules that many rare screens need too. */
const screensBesideRare = 3
/** The same for styles, which weigh less. */
const screensOfStyles = 3
/** A module of so many rare screens is in the file that most of them load, mainly for forms. */
const commonToRare = 3

/** Files that decide about chunks: ends of paths. */
type Roots = {
  readonly entry: string
  /** Its dynamic imports are the frequent screens. */
  readonly routes: string
  readonly rareScreens: string
  /** Styles of parts that only wide screens have: their processors style the page again in a few milliseconds. */
  readonly wideStyles: string
}

/**
 * Chunk groups of the browser build. React changes less often than the shop, so browsers cache it across builds. Each
 * page needs the shop. Each set of frequent screens has one chunk for the modules that it shares with other code. Rare
 * screens share one chunk.
 */
export function chunkGroups(roots: Roots): Groups {
  const usesOf = readUses(roots)
  function chunkOf(id: string, modules: Modules): string | null {
    const { entry, shell, screens, rareScreens, later } = usesOf(id, modules)
    const isCommonToRare = rareScreens.size >= commonToRare
    if (entry || screens.size >= (isCommonToRare ? screensBesideRare : screensOfShop)) return 'shop'
    const isShared = screens.size > 1 || (screens.size === 1 && (rareScreens.size > 0 || later))
    // A style sheet that loads later makes the browser style every element again. On a phone this takes 40 to 140 ms
    // between press and paint.
    if (id.endsWith(roots.wideStyles)) return null
    if (isStyle(id)) return shell || screens.size >= screensOfStyles ? 'shop' : null
    if (isShared) return [...[...screens].toSorted(), ...(rareScreens.size > 0 ? ['rare'] : [])].join('-')
    if (!isCommonToRare) return null
    return shell ? 'shell' : 'rare'
  }
  return [
    { name: 'react', test: react },
    { debugName: 'shop and screens', name: chunkOf, includeDependenciesRecursively: false },
  ]
}

function readUses(roots: Roots): (id: string, modules: Modules) => Uses {
  const known = new Map<string, Uses>()
  return function usesOf(id, modules) {
    const cached = known.get(id)
    if (cached) return cached
    const uses: Uses = {
      entry: false,
      shell: false,
      screens: new Set(),
      rareScreens: new Set(),
      later: false,
    }
    known.set(id, uses)
    if (id.endsWith(roots.entry)) return Object.assign(uses, { entry: true })
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
    if (dynamicImporters.some((from) => from.endsWith(roots.routes))) uses.screens.add(screenName(id))
    else if (dynamicImporters.some((from) => from.endsWith(roots.rareScreens)))
      uses.rareScreens.add(screenName(id))
    else {
      uses.later = dynamicImporters.length > 0
      uses.shell = dynamicImporters.some((from) => usesOf(from, modules).entry)
    }
    for (const importer of importers) add(uses, usesOf(importer, modules))
    return uses
  }
}

function add(uses: Uses, more: Uses): void {
  uses.entry ||= more.entry
  uses.shell ||= more.shell
  uses.later ||= more.later
  for (const screen of more.screens) uses.screens.add(screen)
  for (const screen of more.rareScreens) uses.rareScreens.add(screen)
}

/** '…/features/home/HomeScreen.tsx' and '…/features/home/load-home.ts': 'home'. */
function screenName(id: string): string {
  return /([^\\/]+)[\\/][^\\/]+$/.exec(id)?.[1] ?? ''
}
