// Period and limits of a promotion or coupon.
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '../../platform/language.ts'
import { bindChecked, bindText } from '../../platform/bind.ts'
import { useShopZone } from '../../platform/shop-time.ts'
import type { UsageDraft } from './promotion-draft.ts'

type UsageFieldsProps = {
  draft: UsageDraft
  errors: FieldErrors
  onChange: (change: Partial<UsageDraft>) => void
  /** The limits are fixed. */
  isSingleUse?: boolean
}

export function UsageFields({ draft, errors, onChange, isSingleUse = false }: UsageFieldsProps) {
  const zone = useShopZone()
  return (
    <>
      <div className="field-grid">
        <Field
          type="datetime-local"
          label={t('admin.promotions.from')}
          hint={zone}
          {...bindText(draft.from, (from) => onChange({ from }))}
        />
        <Field
          type="datetime-local"
          label={t('admin.promotions.until')}
          hint={zone}
          error={errors['until']}
          {...bindText(draft.until, (until) => onChange({ until }))}
        />
        {!isSingleUse && (
          <Field
            inputMode="numeric"
            label={t('admin.promotions.limit')}
            error={errors['limit']}
            {...bindText(draft.limit, (limit) => onChange({ limit }))}
          />
        )}
      </div>
      {!isSingleUse && (
        <Checkbox
          label={t('admin.promotions.once')}
          {...bindChecked(draft.once, (once) => onChange({ once }))}
        />
      )}
    </>
  )
}
