// The log of changes: who wrote which row, with the values before and after.
import type { AdminOutput } from '#api/call.ts'
import type { MessageKey } from '#messages/translator.ts'
import { shopTime } from '../../platform/shop-time.ts'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { useLaterPages } from '../../shared/use-later-pages.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import './ChangesScreen.css'

/** What merchants call the rows of a table. */
const subjects: Readonly<Record<string, MessageKey | undefined>> = {
  product: 'admin.products.product',
  product_text: 'admin.products.product',
  variant: 'admin.product.variants',
  variant_price: 'admin.products.price',
  picture: 'admin.pictures.title',
  product_picture: 'admin.pictures.title',
  category: 'list.category',
  category_text: 'list.category',
  product_category: 'list.category',
  tag: 'admin.categories.tags',
  tag_text: 'admin.categories.tags',
  product_tag: 'admin.categories.tags',
  promotion: 'admin.promotions.promotion',
  coupon: 'admin.promotions.coupons',
  review: 'admin.reviews.title',
  orders: 'admin.orders.order',
  order_line: 'admin.orders.order',
  order_note: 'admin.orders.notes',
  shipment: 'order.tracking',
  refund: 'admin.orders.refund',
  return_request: 'admin.returns.return',
  return_line: 'admin.returns.return',
  customer: 'admin.orders.customer',
  customer_address: 'admin.orders.customer',
  customer_note: 'admin.orders.notes',
  shop_settings: 'admin.settings.title',
  newsletter_subscription: 'newsletter.title',
  newsletter_issue: 'newsletter.title',
  staff_member: 'admin.staff.member',
  staff_passkey: 'admin.security.passkeys',
}

/** What the screens call a column. Columns that no screen shows keep their names. */
const fields: Readonly<Record<string, MessageKey | undefined>> = {
  title: 'admin.product.title',
  status: 'admin.orders.status',
  sku: 'admin.orders.sku',
  barcode: 'admin.product.barcode',
  stock: 'admin.products.stock',
  stock_mode: 'admin.product.stockMode',
  brand: 'admin.product.brand',
  tax_class: 'admin.product.taxClass',
  handling_days: 'admin.product.handlingDays',
  markets: 'admin.product.markets',
  fresh_days: 'admin.product.freshDays',
  hs_code: 'admin.product.hsCode',
  gift_wrap: 'admin.product.giftWrap',
  seo_title: 'admin.product.seoTitle',
  slug: 'admin.product.slug',
  seo_description: 'admin.product.seoDescription',
  publish_at: 'admin.product.publishAt',
  email: 'address.email',
  locale: 'chooser.language',
  role: 'admin.staff.role',
  code: 'admin.promotions.code',
  starts_at: 'admin.promotions.from',
  ends_at: 'admin.promotions.until',
  usage_limit: 'admin.promotions.limit',
  once_per_customer: 'admin.promotions.once',
  position: 'admin.promotions.position',
  subscribed: 'admin.newsletter.subscribed',
}

type Change = AdminOutput<'admin.listChanges'>['changes'][number]

export default function ChangesScreen() {
  const first = useLoad('admin.listChanges', { before: null })
  const { pages, moreButton } = useLaterPages(first.data, (before) =>
    adminCall('admin.listChanges', { before }),
  )
  if (first.notLoaded) return first.notLoaded
  const changes = pages.flatMap((page) => page.changes)
  return (
    <>
      <ScreenHead title={t('admin.changes.title')} text={t('admin.changes.text')} />
      <Panel>
        {first.data && changes.length === 0 && <p>{t('admin.changes.none')}</p>}
        <ol className="changes">
          {changes.map((change) => (
            <li key={change.id}>
              <ChangeEntry change={change} />
            </li>
          ))}
        </ol>
        {moreButton}
      </Panel>
    </>
  )
}

function ChangeEntry({ change }: { change: Change }) {
  const at = new Date(change.at)
  const subject = subjects[change.table]
  const name = nameOfRow(change.after ?? change.before)
  const kind = change.before === null ? 'created' : change.after === null ? 'deleted' : 'changed'
  return (
    <details>
      <summary>
        <time dateTime={at.toISOString()}>{shopTime(change.at)}</time>
        <strong>{change.actor}</strong>
        <span>
          {subject ? t(subject as 'admin.orders.order') : <code>{change.table}</code>} –{' '}
          {t(`admin.changes.${kind}`)}
        </span>
        {name && <bdi>{name}</bdi>}
      </summary>
      <dl>
        {changedFields(change.before, change.after).map(({ name, before, after }) => (
          <div key={name}>
            <dt>{fields[name] ? t(fields[name] as 'admin.orders.order') : name}</dt>
            <dd>
              {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type Row = Readonly<Record<string, unknown>> | null
type ChangedField = {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/** The time of the change is shown beside it. */
const unshown = new Set(['updated_at'])

/** The fields of a row that a change has written. */
function changedFields(before: Row, after: Row): ChangedField[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => !unshown.has(name))
  return names
    .map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }))
    .filter((field) => field.before !== field.after)
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What merchants call the row: the number of an order, the title of a product, the code of a coupon. */
function nameOfRow(row: Row): string | null {
  const names = ['number', 'reference', 'title', 'name', 'code', 'sku', 'email', 'tracking_number', 'key']
  const found = names.map((name) => row?.[name]).find((value) => typeof value === 'string' && value !== '')
  return (found as string | undefined) ?? null
}
