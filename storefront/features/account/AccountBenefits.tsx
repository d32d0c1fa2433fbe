// Beside the sign-in form: what an account is good for.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { ParcelPicture } from '#web/ui/ParcelPicture.tsx'

export function AccountBenefits() {
  const t = useTranslate()
  const benefits: readonly (readonly [icon: IconName, title: string, text: string])[] = [
    ['calendar', t('account.gain.people'), t('people.emptyText')],
    ['package', t('account.gain.orders'), t('account.benefit.orders')],
    ['heart', t('account.gain.wishlist'), t('account.benefit.wishlist')],
    ['sparkles', t('account.gain.points'), t('account.benefit.points')],
  ]
  return (
    <aside>
      <h2>{t('account.benefits')}</h2>
      <ParcelPicture />
      <ul>
        {benefits.map(([icon, title, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
