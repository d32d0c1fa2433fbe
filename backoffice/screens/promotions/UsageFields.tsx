// Period and limits of a promotion or coupon.
import { localeTable } from '#domain/markets/locale.ts'
import { useLocale, useTranslate } from '#storefront/platform/pages/visit.ts'
import { Checkbox } from '#storefront/ui/Checkbox.tsx'
import { Field } from '#storefront/ui/Field.tsx'
import { useBoot } from '../../platform/boot-context.ts'
import type { UsageDraft } from './promotion-draft.ts'

type UsageFieldsProps = {
  draft: UsageDraft
  onChange: (change: Partial<UsageDraft>) => void
  /** The limits are fixed. */
  isSingleUse?: boolean
}

export function UsageFields({ draft, onChange, isSingleUse = false }: UsageFieldsProps) {
  const t = useTranslate()
  const { timeZone } = useBoot()
  const zone = new Intl.DateTimeFormat(localeTable[useLocale()].tag, {
    timeZone,
    timeZoneName: 'longGeneric',
  })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  return (
    <div className="field-grid">
      <Field
        type="datetime-local"
        label={t('admin.promotions.from')}
        hint={zone}
        value={draft.from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <Field
        type="datetime-local"
        label={t('admin.promotions.until')}
        hint={zone}
        value={draft.until}
        onChange={(event) => onChange({ until: event.currentTarget.value })}
      />
      {!isSingleUse && (
        <>
          <Field
            inputMode="numeric"
            label={t('admin.promotions.limit')}
            value={draft.limit}
            onChange={(event) => onChange({ limit: event.currentTarget.value })}
          />
          <Checkbox
            label={t('admin.promotions.once')}
            checked={draft.once}
            onChange={(event) => onChange({ once: event.currentTarget.checked })}
          />
        </>
      )}
    </div>
  )
}
