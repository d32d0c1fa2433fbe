// Steps to a shop that may sell. Disappears when they are done.
import type { LegalPage } from '#domain/content/content-record.ts'
import type { MessageKey } from '#messages/translator.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { t } from '../../platform/language.ts'
import { adminHref } from '../../platform/router.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { legalPageNames } from '../content/legal-page-names.ts'
import './SetupList.css'

type Step = {
  readonly path: string
  readonly label: MessageKey
  readonly isDone: boolean
  /** What is missing. */
  readonly text?: MessageKey
  readonly pages?: readonly LegalPage[]
}

export function SetupList() {
  const { data } = useLoad('admin.viewSetup', {})
  if (!data) return null
  const { named, seller, sender, look, product, payment, shipping, missingPages } = data
  // The sample shop has products and pages, but the owner has not named it.
  if (product && !named && !seller && !missingPages.includes('terms')) return null
  const steps: Step[] = [
    // A named shop lacks only its seller.
    named && !seller
      ? { path: '/settings/seller', label: 'admin.settings.seller', isDone: false }
      : { path: '/setup', label: 'admin.setup.name', isDone: named && seller },
    { path: '/settings/look', label: 'admin.setup.look', isDone: look },
    { path: '/products/new', label: 'admin.setup.product', isDone: product },
    { path: '/settings/shop', label: 'admin.setup.sender', isDone: sender },
    {
      path: '/settings/payments',
      label: 'admin.setup.payment',
      text: 'admin.setup.paymentText',
      isDone: payment,
    },
    {
      path: '/settings/shipping',
      label: 'admin.setup.shipping',
      text: 'admin.setup.shippingText',
      isDone: shipping,
    },
    {
      path: '/content',
      label: 'admin.setup.pages',
      text: 'admin.setup.pagesText',
      isDone: missingPages.length === 0,
      pages: missingPages,
    },
  ]
  // The colours are a choice.
  if (steps.every(({ isDone, path }) => isDone || path === '/settings/look')) return null
  return (
    <Panel title={t('admin.setup.title')} text={product ? undefined : t('admin.setup.text')}>
      <ol className="setup-list">
        {steps.map(({ path, label, isDone, text, pages = [] }) => (
          <li key={path} data-done={isDone || undefined}>
            <a href={adminHref(path)}>
              <Icon name={isDone ? 'success' : 'arrow-end'} />
              {t(label)}
              {isDone && <span className="visually-hidden">{t('admin.setup.done')}</span>}
            </a>
            {!isDone && text && <p>{t(text)}</p>}
            {pages.length > 0 && (
              <ul>
                {pages.map((page) => (
                  <li key={page}>
                    <a href={adminHref(`/content/_new?page=${page}`)}>{t(legalPageNames[page])}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
