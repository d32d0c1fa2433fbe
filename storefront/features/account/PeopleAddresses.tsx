// The people a customer sends to, in the address book: where each lives, or a link to add it.
import { useAccountData } from '../../shared/sign-in/use-account-data.ts'
import { useCountryName, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import type { Person } from './account-data.ts'

export function PeopleAddresses() {
  const { t, href } = useVisit()
  const { state } = useAccountData('person.list', {})
  if (state.phase !== 'ready') return null
  const { people, most } = state.data
  return (
    <section aria-labelledby="address-people">
      <h2 id="address-people">{t('address.people')}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <OnePerson person={person} />
          </li>
        ))}
        {people.length < most && (
          <li>
            <Button icon="plus" variant="secondary" href={href('/user/people?add=')}>
              {t('people.add')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}

function OnePerson({ person: { id, name, relation, country, lines } }: { person: Person }) {
  const { t, href } = useVisit()
  const nameOf = useCountryName()
  const about = `address-of-${id}`
  return (
    <article aria-labelledby={about}>
      <div>
        <h3 id={about}>
          <bdi>{name}</bdi>
        </h3>
        {relation && (
          <p>
            <bdi>{relation}</bdi>
          </p>
        )}
        <address>
          {[...lines, nameOf(country)].map((line, at) => (
            <bdi key={at}>{line}</bdi>
          ))}
        </address>
      </div>
      <div data-part="actions">
        <Button
          variant="tertiary"
          size="s"
          icon={lines.length > 0 ? 'edit' : 'plus'}
          aria-describedby={about}
          href={href(`/user/people?edit=${id}`)}
        >
          {lines.length > 0 ? t('account.edit') : t('address.addFor', { name })}
        </Button>
      </div>
    </article>
  )
}
