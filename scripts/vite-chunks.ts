// Which code travels together. Many small files weigh more than few: each is compressed for itself, and each is
// named in the code that may ask for it.
import type { Rolldown } from 'vite'

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>
type ModuleInfo = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
const inFolders = (folders: string, names: string) => new RegExp(`[\\\\/](${folders})[\\\\/](${names})[.]`)
/** Beside a picture, or upon it. */
const pictures = 'catalog|Picture|picture-widths|Price|prior-price|Stars|WishButton'
/** What lists and shelves of products are made of. */
const cards = 'Badge|ProductCard|ProductGrid'
/** What a product asks for: variant and quantity. */
const choices = 'Quantity|RadioCards|use-prehydration-value'
/** What forms are made of. */
const fields = 'Field|FieldFrame|Notice'
/** Fields of forms that come after the first view. */
const laterFields = 'Checkbox|SelectField'
const inParts = (names: string) =>
  inFolders('ui|products|product-list|wishlist|hydration|catalog|pricing', names)
const codeOf = (names: string) => new RegExp(`${inParts(names).source}tsx?$`)
/** What most pages show, and the styles of all these parts, which stand in each document. */
const parts = inParts(
  'Breadcrumbs|Button|EmptyState|ReplaySubmit|Spinner|use-hydrated|' +
    [pictures, cards, choices, fields, laterFields].join('|'),
)
/**
 * Styles of what comes later on nearly every visit: shelf, cards of reviews, toasts, questions, drawer, short head. A
 * style sheet that comes by itself makes the browser work out the looks of every element anew: 40 to 140 ms of a
 * phone, between press and paint.
 */
const laterStyles =
  /[\\/](CartHints|Dialog|Disclosure|ErrorScreen|MiniCart|QuestionBar|RecentShelf|ReviewCard|ScrollBar|Suggestions|Toasts)\.css$/

/** `entry` is the end of the path of the module where the browser begins. */
export function chunkGroups(entry: string): Groups {
  const known = new Map<string, boolean>()
  /** Whether the entry imports it, if only through others: each page needs it at once. */
  function isFirst(id: string, modules: ModuleInfo): boolean {
    if (id.endsWith(entry)) return true
    const told = known.get(id)
    if (told !== undefined) return told
    // Modules may import each other in a circle.
    known.set(id, false)
    const first = modules.getModuleInfo(id)?.importers.some((importer) => isFirst(importer, modules)) ?? false
    known.set(id, first)
    return first
  }
  return [
    // React changes less often than the shop: a browser keeps it from one build to the next.
    { name: 'react', test: react },
    // A frame that waits for its content.
    {
      name: 'waiting',
      test: inFolders('ui|shared|analytics', 'lazy-content|Skeleton|use-track'),
      includeDependenciesRecursively: false,
    },
    {
      name: 'order',
      test: inFolders('shared[\\\\/]orders', 'order-access|order-address'),
      includeDependenciesRecursively: false,
    },
    // What forms say of e-mails and long texts, and keep of what was typed and pressed before their code was there.
    {
      name: 'forms',
      test: inFolders('customers|domain|hydration|api', 'email|text|use-prehydration-input|call-later'),
      includeDependenciesRecursively: false,
    },
    {
      name: 'order-number',
      test: /[\\/]domain[\\/]orders[\\/](order|readable-code)\.ts$/,
      includeDependenciesRecursively: false,
    },
    // No page shows all of these at once.
    ...Object.entries({ pictures, cards, choices, fields, laterFields }).map(([name, names]) => ({
      name,
      test: codeOf(names),
      includeDependenciesRecursively: false,
    })),
    {
      debugName: 'shop',
      name: (id, modules) => (isFirst(id, modules) || parts.test(id) || laterStyles.test(id) ? 'shop' : null),
      includeDependenciesRecursively: false,
    },
  ]
}
