// Status, address, date and picture of a page or blog post.
import { contentStatuses, type ContentRecord } from '#domain/content/content-record.ts'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { bindText } from '../../platform/bind.ts'
import { useBoot } from '../../platform/boot.ts'
import { readTimeField, toTimeField } from '../../platform/shop-time.ts'
import { OnePictureField } from '../../shared/pictures/OnePictureField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { option } from '../../ui/option.tsx'

type ContentFactsProps = {
  draft: ContentRecord
  errors: FieldErrors
  onChange: (changes: Partial<ContentRecord>) => void
}

export function ContentFacts({ draft, errors, onChange }: ContentFactsProps) {
  const t = useTranslate()
  const { timeZone } = useBoot()
  return (
    <Panel title={t('admin.product.publishing')}>
      <div className="content-columns">
        <SelectField
          label={t('admin.orders.status')}
          {...bindText(draft.status, (status) => onChange({ status }))}
        >
          {contentStatuses.map((status) => option(status, t(`admin.content.${status}`)))}
        </SelectField>
        <Field
          label={`${t('admin.product.key')} (/rich/…)`}
          hint={t('admin.product.keyHint')}
          {...bindText(draft.key, (key) => onChange({ key }))}
          error={errors['key']}
        />
        {draft.kind === 'post' && (
          <Field
            type="datetime-local"
            label={t('admin.content.date')}
            value={toTimeField(draft.publishedAt, timeZone)}
            onChange={({ currentTarget: { value } }) => {
              const publishedAt = readTimeField(value, timeZone)
              if (publishedAt !== null) onChange({ publishedAt })
            }}
          />
        )}
        <OnePictureField
          label={t('admin.settings.picture')}
          picture={draft.picture}
          error={errors['picture']}
          onChange={(picture) => onChange({ picture: picture?.name ?? null })}
        />
      </div>
    </Panel>
  )
}
