// Size chart in centimetres and inches. The usual unit of the country comes first.
import type { SizeChart } from '#domain/catalog/catalog.ts'
import { formatLength, type LengthUnit } from '#messages/format-measure.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import './SizeChartDialog.css'

export function SizeChartDialog({ chart, onClose }: { chart: SizeChart; onClose: () => void }) {
  const { t, locale, country } = useVisit()
  const units: LengthUnit[] = country === 'US' ? ['inch', 'centimeter'] : ['centimeter', 'inch']
  return (
    <Dialog open onClose={onClose} title={t('sizes.title')}>
      <div className="size-chart">
        <table>
          <thead>
            <tr>
              <th scope="col">{chart.option}</th>
              {chart.measures.map((measure) => (
                <th key={measure} scope="col">
                  {t(`sizes.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ value, millimetres }) => (
              <tr key={value}>
                <th scope="row">{value}</th>
                {millimetres.map((length, at) => (
                  <td key={chart.measures[at]}>
                    {units.map((unit) => (
                      <bdi key={unit}>{formatLength(locale, length, unit)}</bdi>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t('sizes.about')}</p>
      </div>
    </Dialog>
  )
}
