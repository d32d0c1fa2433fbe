// One issue of the newsletter: written by language, tested, and sent to each reader once.
import { useEffect, useRef, useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import {
  incompleteLanguage,
  issueLimits,
  type IssueContents,
  type IssueText,
} from '#domain/customers/newsletter.ts'
import { locales, localeTable, type Locale } from '#domain/markets/locale.ts'
import { toast } from '#web/platform/toasts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../platform/language.ts'
import { bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { askBeforeLeaving, navigate, useLeaveQuestion, type ScreenProps } from '../../platform/router.ts'
import { ActionButton, ConfirmButton } from '../../shared/ActionButton.tsx'
import { useLoad, useRefresh } from '../../shared/use-load.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { option } from '../../ui/option.tsx'

export default function IssueScreen({ params }: ScreenProps) {
  const key = params['key'] === '_new' ? null : (params['key'] ?? '')
  const issue = useLoad('admin.viewIssue', { key })
  const { data, reload, notLoaded } = issue
  useRefresh(data?.isBeingSent ?? false, issue)
  if (!data) return notLoaded
  return <Issue key={key} sentAs={key} issue={data} onSent={reload} />
}

const noText: IssueText = { subject: '', text: '' }

function withoutEmpty(contents: IssueContents): IssueContents {
  const typed = Object.entries(contents).filter(([, { subject, text }]) => subject.trim() || text.trim())
  return Object.fromEntries(typed)
}

type IssueProps = { sentAs: string | null; issue: AdminOutput<'admin.viewIssue'>; onSent: () => void }

/** An issue that was sent keeps its texts; it can still be sent to new readers. */
function Issue({ sentAs, issue, onSent }: IssueProps) {
  const [key, setKey] = useState(() => sentAs ?? `news-${new Date().toISOString().slice(0, 10)}`)
  const [typed, setTyped] = useState<IssueContents>(issue.contents)
  const [locale, setLocale] = useState<Locale>(issue.home)
  const contents = withoutEmpty(typed)
  useLeaveQuestion(sentAs === null && typed !== issue.contents)
  const change = (changes: Partial<IssueText>): void => {
    setTyped({ ...typed, [locale]: { ...(typed[locale] ?? noText), ...changes } })
  }
  /** Keeps what is typed already. */
  const propose =
    Object.keys(issue.proposal).length > 0 ? () => setTyped({ ...issue.proposal, ...contents }) : undefined
  const [isChecked, setChecked] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [isChecked, locale])
  /** Otherwise shows the language that is incomplete, with its problems. */
  function isReady(): boolean {
    const incomplete = incompleteLanguage(contents, issue.home)
    setChecked(incomplete !== null)
    if (incomplete) setLocale(incomplete)
    return incomplete === null
  }
  async function test(): Promise<void> {
    if (!isReady()) return
    const { to } = await adminCall('admin.testIssue', { contents, locale })
    toast({ type: 'success', text: t('admin.newsletter.tested', { email: to }) })
  }
  async function send(): Promise<void> {
    await adminCall('admin.sendIssue', { key, contents })
    askBeforeLeaving(undefined)
    if (sentAs === null) navigate('/newsletter', { replace: true })
    else onSent()
  }
  const waiting = t('admin.newsletter.goesTo', { count: issue.waiting })
  return (
    <>
      <ScreenHead
        title={sentAs === null ? t('admin.newsletter.newIssue') : (typed[issue.home]?.subject ?? sentAs)}
        text={issue.isBeingSent ? `${t('admin.newsletter.sending')} · ${waiting}` : waiting}
        back={{ path: '/newsletter', label: t('newsletter.title') }}
      >
        <ActionButton variant="secondary" action={test}>
          {t('admin.newsletter.test')}
        </ActionButton>
        <ConfirmButton
          disabled={issue.waiting === 0 || issue.isBeingSent}
          label={t('admin.newsletter.send')}
          title={t('admin.newsletter.sendTitle')}
          mayAsk={isReady}
          action={send}
          done={t('admin.newsletter.sent')}
        >
          <p>{waiting}</p>
          <p>{t('admin.newsletter.sendText')}</p>
        </ConfirmButton>
      </ScreenHead>
      <Panel stack>
        <div className="stack" ref={fields}>
          {sentAs === null && <NewIssueFields {...{ name: key, onName: setKey, onPropose: propose }} />}
          <LanguageField {...{ locale, contents, onChange: setLocale }} />
          <TextFields
            key={locale}
            locale={locale}
            home={issue.home}
            text={typed[locale] ?? noText}
            readOnly={sentAs !== null}
            isChecked={isChecked}
            onChange={change}
          />
        </div>
      </Panel>
    </>
  )
}

type NewIssueProps = { name: string; onName: (name: string) => void; onPropose: (() => void) | undefined }

function NewIssueFields({ name, onName, onPropose }: NewIssueProps) {
  return (
    <>
      <Field
        label={t('admin.newsletter.key')}
        hint={t('admin.newsletter.keyText')}
        {...bindText(name, onName)}
        maxLength={61}
      />
      {onPropose && (
        <div>
          <Button size="s" variant="secondary" onClick={onPropose}>
            {t('admin.newsletter.propose')}
          </Button>
        </div>
      )}
    </>
  )
}

type LanguageFieldProps = { locale: Locale; contents: IssueContents; onChange: (locale: Locale) => void }

function LanguageField({ locale, contents, onChange }: LanguageFieldProps) {
  return (
    <SelectField label={t('chooser.language')} {...bindText(locale, onChange)}>
      {locales.map((each) =>
        option(
          each,
          contents[each]
            ? localeTable[each].name
            : `${localeTable[each].name} – ${t('admin.content.untranslated')}`,
        ),
      )}
    </SelectField>
  )
}

type TextFieldsProps = {
  locale: Locale
  home: Locale
  text: IssueText
  readOnly: boolean
  /** Marks what is missing. */
  isChecked: boolean
  onChange: (changes: Partial<IssueText>) => void
}

function TextFields({ locale, home, text, readOnly, isChecked, onChange }: TextFieldsProps) {
  const missing = (typed: string) => (isChecked && typed.trim() === '' ? t('form.required') : undefined)
  const common = { lang: localeTable[locale].tag, dir: 'auto', readOnly } as const
  return (
    <>
      <Field
        {...common}
        label={t('contact.subject')}
        hint={
          locale === home ? t('admin.newsletter.fallback', { language: localeTable[home].name }) : undefined
        }
        {...bindText(text.subject, (subject) => onChange({ subject }))}
        maxLength={issueLimits.subject}
        error={missing(text.subject)}
      />
      <Field
        {...common}
        multiline
        rows={16}
        label={t('admin.content.body')}
        hint={readOnly ? undefined : t('admin.newsletter.textHint')}
        {...bindText(text.text, (text) => onChange({ text }))}
        maxLength={issueLimits.text}
        error={missing(text.text)}
      />
    </>
  )
}
