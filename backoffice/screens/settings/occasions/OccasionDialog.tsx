// Texts of an occasion in one language at a time, its category and its colours.
import { useState } from 'react'
import { seasons, type Season } from '#domain/calendar/occasions.ts'
import type { Occasion, OccasionChange, OccasionTexts } from '#domain/calendar/occasion-changes.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { bindText } from '../../../platform/bind.ts'
import { LocaleField } from '../../../ui/LocaleField.tsx'
import type { View } from '../settings-screen.tsx'
import { isListed, useOccasionName } from './occasion-name.ts'
import { option } from '../../../ui/option.tsx'

type OccasionDialogProps = {
  occasion: Occasion
  categories: View['categories']
  home: Locale
  errors: Readonly<Record<string, string>>
  onChange: (changed: Partial<OccasionChange>) => void
  onRemove: () => void
  onClose: () => void
}

const none: OccasionTexts = { name: '', title: '', text: '' }

export function OccasionDialog({
  occasion,
  categories,
  home,
  errors,
  onChange,
  onRemove,
  onClose,
}: OccasionDialogProps) {
  const t = useTranslate()
  const nameOf = useOccasionName(home)
  const [locale, setLocale] = useState(home)
  const { key, texts = {}, category = key, season } = occasion
  const own = texts[locale] ?? none
  const field = (name: keyof OccasionTexts, label: string, hint?: string) => (
    <Field
      label={label}
      hint={hint}
      dir="auto"
      {...bindText(own[name], (next) =>
        onChange({ texts: { ...texts, [locale]: { ...own, [name]: next } } }),
      )}
      error={errors[`occasions.${key}.${name}`]}
    />
  )
  const known = categories.some((each) => each.key === category)
  return (
    <Dialog open title={nameOf(occasion)} onClose={onClose}>
      <div className="stack">
        <LocaleField label={t('admin.settings.textLanguage')} value={locale} onChange={setLocale} />
        {field('name', t('admin.categories.name'), isListed(key) ? t('admin.occasions.ownName') : undefined)}
        {field('title', t('admin.occasions.heading'))}
        {field('text', t('admin.occasions.headingText'))}
        <SelectField
          label={t('admin.occasions.category')}
          {...bindText(category, (category) => onChange({ category }))}
        >
          {!known && <option>{category}</option>}
          {categories.map((each) => option(each.key, each.name))}
        </SelectField>
        <SelectField
          label={t('admin.occasions.colours')}
          {...bindText(season ?? '', (next) => onChange({ season: (next || null) as Season | null }))}
        >
          <option value="">{t('admin.occasions.everyday')}</option>
          {seasons.map((each) =>
            option(
              each,
              each === 'lights' || each === 'autumn' ? t(`admin.occasions.${each}`) : t(`occasion.${each}`),
            ),
          )}
        </SelectField>
        <Button onClick={onClose}>{t('admin.occasions.done')}</Button>
        {!isListed(key) && (
          <Button variant="tertiary" icon="remove" onClick={onRemove}>
            {t('admin.occasions.remove')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
