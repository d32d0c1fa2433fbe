// Name, languages and limits of the shop.
import { isolate } from '#messages/isolate.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { bindChecked } from '../../platform/bind.ts'
import { LocaleField } from '../../ui/LocaleField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { typedWhole } from '../../ui/typed-number.ts'
import { settingsScreen, type Changes, type Settings, type SettingsForm } from './settings-screen.tsx'

const draftOf = (settings: Settings) => ({
  shopName: settings.shopName,
  sender: settings.sender,
  homeLocale: settings.homeLocale,
  tagManagerId: settings.tagManagerId,
  returnDays: String(settings.returnDays),
  lowStockBelow: String(settings.lowStockBelow),
  answerDays: String(settings.answerDays),
  answerMails: settings.answerMails,
  freeReturns: settings.freeReturns,
})

const changesOf = ({
  returnDays,
  lowStockBelow,
  answerDays,
  ...texts
}: ReturnType<typeof draftOf>): Changes => ({
  ...texts,
  returnDays: typedWhole(returnDays),
  lowStockBelow: typedWhole(lowStockBelow),
  answerDays: typedWhole(answerDays),
})

export default settingsScreen(() => t('admin.settings.shop'), draftOf, changesOf, ShopFields)

function ShopFields({ draft, form }: SettingsForm<ReturnType<typeof draftOf>>) {
  return (
    <Panel stack>
      <Field {...form.field('shopName')} label={t('admin.settings.shopName')} />
      <LocaleField
        label={t('admin.settings.homeLocale')}
        hint={t('admin.settings.homeLocaleHint')}
        value={draft.homeLocale}
        onChange={(homeLocale) => form.change({ homeLocale })}
      />
      <Field
        {...form.field('sender')}
        label={t('admin.settings.sender')}
        dir="ltr"
        hint={isolate(pageLocale, `${draft.shopName} <mail@example.com>`)}
      />
      <Field {...form.field('returnDays')} label={t('admin.settings.returnDays')} inputMode="numeric" />
      <Field {...form.field('lowStockBelow')} label={t('admin.settings.lowStock')} inputMode="numeric" />
      <Field {...form.field('answerDays')} label={t('admin.settings.answerDays')} inputMode="numeric" />
      <Field
        {...form.field('tagManagerId')}
        label={t('admin.settings.tagManager')}
        placeholder="GTM-ABC1234"
      />
      <Checkbox
        label={t('admin.settings.freeReturns')}
        {...bindChecked(draft.freeReturns, (freeReturns) => form.change({ freeReturns }))}
      />
      <Checkbox
        label={t('admin.settings.answerMails')}
        {...bindChecked(draft.answerMails, (answerMails) => form.change({ answerMails }))}
      />
    </Panel>
  )
}
