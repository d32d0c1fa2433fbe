// The order of a category's products: the merchant's first, then the others by sales.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { bindSubmit } from '../../platform/bind.ts'
import { adminHref, type ScreenProps } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SaveBar } from '../../ui/SaveBar.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import './categories.css'

type Product = AdminOutput<'admin.listCategoryProducts'>['products'][number]

const formId = 'order-form'

export default function CategoryProductsScreen({ params }: ScreenProps) {
  const key = params['id'] ?? ''
  const list = useLoad('admin.listCategoryProducts', { key })
  const { busy, run } = useAction()
  const [order, setOrder] = useState<readonly Product[] | null>(null)
  if (list.notLoaded) return list.notLoaded
  const products = order ?? list.data?.products ?? []

  function move(at: number, to: number): void {
    const next = [...products]
    const [product] = next.splice(at, 1)
    next.splice(to, 0, product!)
    setOrder(next)
  }

  async function save(): Promise<void> {
    const ids = products.map(({ id }) => id)
    const isSaved = await run(() => adminCall('admin.sortCategoryProducts', { key, ids }), t('account.saved'))
    if (!isSaved) return
    setOrder(null)
    list.reload()
  }

  return (
    <>
      <ScreenHead
        title={t('admin.categories.order')}
        text={t('admin.categories.orderText')}
        back={{ path: '/categories', label: t('admin.categories.title') }}
      />
      <Panel>
        <form id={formId} {...bindSubmit(() => void save())}>
          <ol className="category-tree">
            {products.map(({ id, title }, at) => (
              <li key={id}>
                <div data-part="row">
                  <a href={adminHref(`/products/${id}`)}>{title}</a>
                  <IconButton
                    icon="chevron-up"
                    label={t('admin.categories.up')}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    label={t('admin.categories.down')}
                    disabled={at === products.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                </div>
              </li>
            ))}
          </ol>
        </form>
      </Panel>
      <SaveBar changed={order !== null} busy={busy} form={formId} onDiscard={() => setOrder(null)} />
    </>
  )
}
