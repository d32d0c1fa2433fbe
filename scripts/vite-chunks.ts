// Assigns modules to chunks. Many small files weigh more than a few: each is compressed separately, and the code that
// loads a file contains its name.
import type { Rolldown } from 'vite'

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>
type ModuleInfo = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
const inFolders = (folders: string, names: string) => new RegExp(`[\\\\/](${folders})[\\\\/](${names})[.]`)
/** Components on or beside a picture, and the tables that the same pages need. */
const pictures = 'catalog|Picture|picture-widths|Price|prior-price|Stars|WishlistButton|union'
/** Components of product lists and carousels. */
const cards = 'Badge|ProductCard|ProductGrid'
/** Inputs of a product: variant and quantity. */
const choices = 'Quantity|RadioCards|use-prehydration-value'
/** Components of forms. */
const fields = 'Field|FieldFrame|Notice'
/** Form fields that load after the first view. */
const laterFields = 'Checkbox|SelectField'
const inParts = (names: string) =>
  inFolders('ui|products|product-list|wishlist|hydration|catalog|pricing|delivery|markets', names)
const codeOf = (names: string) => new RegExp(`${inParts(names).source}tsx?$`)
/** Components of most pages, and the styles of all these components, which are in each document. */
const parts = inParts(
  'Breadcrumbs|Button|ReplaySubmit|Spinner|use-hydrated|' +
    [pictures, cards, choices, fields, laterFields].join('|'),
)
/**
 * Styles of components that load later on nearly every visit: carousel, review cards, toasts, dialogs, drawer, short
 * header. A style sheet that loads separately makes the browser style every element again: 40 to 140 ms on a phone,
 * between press and paint.
 */
const laterStyles =
  /[\\/](CartHints|Dialog|Disclosure|EmptyState|ErrorScreen|MiniCart|QuestionBar|RecentlyViewed|ReviewCard|ScrollBar|Suggestions|Toasts)\.css$/

/** Chunk groups of the browser build. `entry` is the end of the path of its entry module. */
export function chunkGroups(entry: string): Groups {
  const importedByEntry = new Map<string, boolean>()
  /** True when the entry imports the module, directly or indirectly: each page needs it at once. */
  function isImportedByEntry(id: string, modules: ModuleInfo): boolean {
    if (id.endsWith(entry)) return true
    const cached = importedByEntry.get(id)
    if (cached !== undefined) return cached
    // Ends the recursion for import cycles.
    importedByEntry.set(id, false)
    const imported =
      modules.getModuleInfo(id)?.importers.some((importer) => isImportedByEntry(importer, modules)) ?? false
    importedByEntry.set(id, imported)
    return imported
  }
  return [
    // React changes less often than the shop, so browsers cache it across builds.
    { name: 'react', test: react },
    // Loading frames.
    {
      name: 'waiting',
      test: inFolders('ui|shared|analytics', 'MissingContent|Skeleton|use-track'),
      includeDependenciesRecursively: false,
    },
    {
      name: 'order',
      test: inFolders('shared[\\\\/]orders', 'order-access|order-address'),
      includeDependenciesRecursively: false,
    },
    // Forms: state, messages about e-mails and long texts, and input from before hydration.
    {
      name: 'forms',
      test: inFolders(
        'customers|domain|hydration|api|forms|ui|platform',
        'email|text|use-busy|use-prehydration-input|lazy-call|use-form|field-errors|call-refused|PlainSubmit',
      ),
      includeDependenciesRecursively: false,
    },
    {
      name: 'order-number',
      test: /[\\/]domain[\\/]orders[\\/](order-number|readable-code)\.ts$/,
      includeDependenciesRecursively: false,
    },
    // No page needs all of these.
    ...Object.entries({ pictures, cards, choices, fields, laterFields }).map(([name, names]) => ({
      name,
      test: codeOf(names),
      includeDependenciesRecursively: false,
    })),
    {
      debugName: 'shop',
      name: (id, modules) =>
        isImportedByEntry(id, modules) || parts.test(id) || laterStyles.test(id) ? 'shop' : null,
      includeDependenciesRecursively: false,
    },
  ]
}
