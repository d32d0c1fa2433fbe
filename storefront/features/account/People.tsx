// The customer's people, sorted by their next gift date, each with the last day to order.
import { useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { AccountData } from './AccountData.tsx'
import { AccountConfirmDialog } from './AccountConfirmDialog.tsx'
import type { NextDay, PeopleData, Person } from './account-data.ts'
import { keptPerson } from './kept-drafts.ts'
import { personDraft, type PersonDraft } from './person-draft.ts'
import { PersonCard } from './PersonCard.tsx'
import { PersonDialog } from './PersonDialog.tsx'
import { MailSwitch } from '../../shared/newsletter/MailSwitch.tsx'
import { GiftYear } from '../../shared/gift-year/GiftYear.tsx'
import { useAccountData, useSessionEnd } from '../../shared/sign-in/use-account-data.ts'
import { WrappedParcel } from '../../shared/wrapping/WrappedParcel.tsx'
import './People.css'

export default function People() {
  const { state, retry, replace } = useAccountData('person.list', {})
  const year = useAccountData('person.year', {})
  const nextDay = useAccountData('person.next', {})
  const next = nextDay.state.phase === 'ready' ? nextDay.state.data : null
  function show(data: PeopleData): void {
    replace(data)
    year.retry()
    nextDay.retry()
  }
  return (
    <AccountData state={state} onRetry={retry}>
      {(data) => (
        <>
          <Filled data={data} next={next} onChange={show} />
          {year.state.phase === 'ready' && data.people.length > 0 && (
            <div data-part="year">
              <GiftYear months={year.state.data} id="people-year" canAdd={false} />
            </div>
          )}
        </>
      )}
    </AccountData>
  )
}

type FilledProps = {
  data: PeopleData
  /** The next day of all, with gifts. */
  next: NextDay
  onChange: (data: PeopleData) => void
}

/** `person`: null for a new one. `first`: initial values of the dialog. */
type Edited = { readonly person: Person | null; readonly first: PersonDraft }

function Filled({ data: { people, reminders, most, email }, next, onChange }: FilledProps) {
  const { t, country } = useVisit()
  const edit = (person: Person | null, name = ''): Edited => {
    return { person, first: personDraft(person, name, country) }
  }
  // Other pages link to /user/people?add=Anna and ?edit=… with the id of a person.
  const [edited, setEdited] = useState(() => {
    const kept = keptBefore(people, email)
    if (kept) return kept
    const asked = new URLSearchParams(location.search)
    const [name, known] = [asked.get('add'), people.find(({ id }) => id === asked.get('edit'))]
    return known ? edit(known) : name === null ? null : edit(null, name)
  })
  const [removed, setRemoved] = useState<Person | null>(null)
  const open = (name: string) => setEdited(edit(null, name))
  const keep = (draft: PersonDraft | null): void => {
    if (email !== undefined) keptPerson.keep(email, draft && { entryId: edited?.person?.id ?? null, draft })
  }
  function close(): void {
    keep(null)
    setEdited(null)
  }
  const hasEnded = useSessionEnd()
  const apply = (change: Promise<PeopleData>) => change.then(onChange, hasEnded)
  return (
    <div className="people">
      {people.length === 0 ? (
        <NoPeople onAdd={open} />
      ) : (
        <>
          <header>
            <p>{t('people.intro')}</p>
            {people.length < most && <AddPerson onAdd={open} isMain={false} />}
          </header>
          {people.length >= most && <Notice>{t('people.full', { max: most })}</Notice>}
          <ul>
            {people.map((person) => (
              <li key={person.id}>
                <PersonCard
                  person={person}
                  gifts={person.dates[0]?.id === next?.day.id ? (next?.gifts ?? []) : []}
                  onEdit={() => setEdited(edit(person))}
                  onRemove={() => setRemoved(person)}
                />
              </li>
            ))}
          </ul>
          <div data-part="mails">
            <MailSwitch
              label={t('people.reminders')}
              hint={t('people.remindersHint')}
              on={reminders}
              save={async (on) => onChange(await call('person.setReminders', { on }))}
            />
          </div>
        </>
      )}
      {edited && (
        <PersonDialog
          {...edited}
          onType={keep}
          onClose={close}
          onSaved={(data) => {
            close()
            onChange(data)
          }}
        />
      )}
      <AccountConfirmDialog
        open={removed !== null}
        title={t('people.removeAsk', { name: removed?.name ?? '' })}
        onClose={() => setRemoved(null)}
        onYes={() => removed && void apply(call('person.remove', { id: removed.id }))}
      >
        {null}
      </AccountConfirmDialog>
    </div>
  )
}

/** The dialog that was open when the session of this customer ended. */
function keptBefore(people: readonly Person[], email: string | undefined): Edited | null {
  const kept = email === undefined ? null : keptPerson.read(email)
  return kept && { person: people.find(({ id }) => id === kept.entryId) ?? null, first: kept.draft }
}

type AddProps = { onAdd: (name: string) => void; isMain?: boolean }

function AddPerson({ onAdd, isMain = true }: AddProps) {
  const t = useTranslate()
  return (
    <Button icon="plus" variant={isMain ? 'primary' : 'secondary'} onClick={() => onAdd('')}>
      {t('people.add')}
    </Button>
  )
}

/** With names that most customers begin with. */
function NoPeople({ onAdd }: AddProps) {
  const t = useTranslate()
  return (
    <EmptyState
      picture={<WrappedParcel paper="midnight" ribbon="gold" />}
      title={t('people.empty')}
      text={t('people.emptyText')}
    >
      <AddPerson onAdd={onAdd} />
      <ul data-part="first">
        {[t('people.mom'), t('people.dad'), t('people.grandma'), t('people.friend')].map((name) => (
          <li key={name}>
            <Button variant="secondary" size="s" icon="plus" onClick={() => onAdd(name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
