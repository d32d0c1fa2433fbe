// Formats an instant in the language of the member and the time zone of this device. It does not break into lines.
import { formatTime } from '#messages/format-time.ts'
import { useLocale } from '#web/platform/pages/visit.ts'

export function useTime(): (ms: number) => string {
  const locale = useLocale()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (ms) => formatTime(locale, ms, timeZone).replaceAll(' ', '\u00a0')
}
