// Period and limits of a promotion or coupon.
import type { Form } from '#web/platform/forms/use-form.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '../../platform/language.ts'
import { bindChecked } from '../../platform/bind.ts'
import { useShopZone } from '../../platform/shop-time.ts'
import type { UsageDraft } from './promotion-draft.ts'

type UsageFieldsProps = {
  form: Pick<Form<UsageDraft>, 'field' | 'change'>
  draft: UsageDraft
  /** The limits are fixed. */
  isSingleUse?: boolean
}

export function UsageFields({ form, draft, isSingleUse = false }: UsageFieldsProps) {
  const zone = useShopZone()
  return (
    <>
      <div className="field-grid">
        <Field type="datetime-local" label={t('admin.promotions.from')} hint={zone} {...form.field('from')} />
        <Field
          type="datetime-local"
          label={t('admin.promotions.until')}
          hint={zone}
          {...form.field('until')}
        />
        {!isSingleUse && (
          <Field inputMode="numeric" label={t('admin.promotions.limit')} {...form.field('limit')} />
        )}
      </div>
      {!isSingleUse && (
        <Checkbox
          label={t('admin.promotions.once')}
          {...bindChecked(draft.once, (once) => form.change({ once }))}
        />
      )}
    </>
  )
}
