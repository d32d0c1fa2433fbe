// Which code travels together. Many small files weigh more than few: each is compressed for itself, and each is
// named in the code that may ask for it.
import type { Rolldown } from 'vite'

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>
type ModuleInfo = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
const inFolders = (folders: string, names: string) => new RegExp(`[\\\\/](${folders})[\\\\/](${names})[.]`)
/** What lists and forms are made of: nearly every page shows some of it. */
const parts = inFolders(
  'ui|catalog|wishlist|reviews|state|domain',
  'Badge|Breadcrumbs|Button|catalog|Checkbox|Disclosure|EmptyState|Field|FieldFrame|Notice|Picture|picture-widths|' +
    'PressedBefore|Price|ProductCard|ProductGrid|Quantity|RadioCards|SelectField|Spinner|Stars|use-hydrated|use-value-before|WishButton',
)
/**
 * Styles of what comes later on nearly every visit: shelf, cards of reviews, toasts, questions, drawer, short head. A
 * style sheet that comes by itself makes the browser work out the looks of every element anew: 40 to 140 ms of a
 * phone, between press and paint.
 */
const laterStyles =
  /[\\/](CartHints|Dialog|ErrorScreen|MiniCart|QuestionBar|RecentShelf|ReviewCard|ScrollBar|Suggestions|Toasts)\.css$/

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
      test: inFolders('pages|ui|measure', 'content|Skeleton|use-measured'),
      includeDependenciesRecursively: false,
    },
    {
      name: 'order',
      test: inFolders('orders|state', 'order-access|order-address'),
      includeDependenciesRecursively: false,
    },
    // What forms say of e-mails and long texts, and keep of what was typed and pressed before their code was there.
    {
      name: 'forms',
      test: inFolders('domain|state|api', 'email|text|use-typed-before|call-later'),
      includeDependenciesRecursively: false,
    },
    {
      name: 'order-number',
      test: /[\\/]domain[\\/](order|readable-code)\.ts$/,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'shop',
      name: (id, modules) => (isFirst(id, modules) || parts.test(id) || laterStyles.test(id) ? 'shop' : null),
      includeDependenciesRecursively: false,
    },
  ]
}
