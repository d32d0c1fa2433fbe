// Measurements of each value of one option, in millimetres.
import { measures, type Measure, type SizeChart } from '#domain/catalog/catalog.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../platform/language.ts'
import { FieldTable } from '../../ui/FieldTable.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Checkboxes } from '../../ui/Checkboxes.tsx'
import { FoldPanel } from '../../ui/FoldPanel.tsx'
import type { ProductEditor } from './product-editor.ts'
import { option } from '../../ui/option.tsx'

export function SizeChartPanel({ editor }: { editor: ProductEditor }) {
  const { record, home, error, change } = editor
  const { sizeChart, options } = record
  if (options.length === 0 && !sizeChart) return null
  const texts = record.texts[home]?.options ?? {}
  const measured = options.find(({ code }) => code === sizeChart?.option)
  const set = (next: SizeChart | null) => change({ sizeChart: next })
  return (
    <FoldPanel
      title={t('admin.product.sizeChart')}
      summary={measured ? (texts[measured.code]?.name ?? measured.code) : t('admin.product.notSet')}
    >
      <SelectField
        label={t('admin.product.option')}
        value={measured?.code ?? ''}
        error={error('sizeChart.option')}
        onChange={({ currentTarget: { value } }) =>
          set(value ? { option: value, measures: sizeChart?.measures ?? ['height'], rows: [] } : null)
        }
      >
        <option value="">–</option>
        {options.map(({ code }) => option(code, texts[code]?.name ?? code))}
      </SelectField>
      {sizeChart && measured && (
        <>
          <div className="choices">
            <Checkboxes
              all={measures}
              nameOf={(measure) => t(`sizes.${measure}`)}
              chosen={sizeChart.measures}
              onChange={(chosen) => set(withMeasures(sizeChart, chosen))}
            />
          </div>
          <FieldTable
            label={t('admin.product.sizeChart')}
            heads={['', ...sizeChart.measures.map((measure) => `${t(`sizes.${measure}`)} (mm)`)]}
          >
            {measured.values.map(({ code }) => (
              <tr key={code}>
                <th scope="row">{texts[measured.code]?.values[code] ?? code}</th>
                {sizeChart.measures.map((measure, at) => (
                  <td key={measure}>
                    <NumberField
                      label={`${t(`sizes.${measure}`)} (mm)`}
                      value={lengthOf(sizeChart, code, at)}
                      error={error(`sizeChart.rows.${rowAt(sizeChart, code)}`)}
                      onValue={(length) => set(withLength(sizeChart, code, at, length))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </FieldTable>
        </>
      )}
    </FoldPanel>
  )
}

function rowAt({ rows }: SizeChart, value: string): number {
  return rows.findIndex((row) => row.value === value)
}

/** 0 is not yet typed. */
function lengthOf(chart: SizeChart, value: string, at: number): number | null {
  return chart.rows[rowAt(chart, value)]?.millimetres[at] || null
}

function withMeasures(chart: SizeChart, chosen: readonly Measure[]): SizeChart {
  const next = measures.filter((each) => chosen.includes(each))
  const rows = chart.rows.map(({ value, millimetres }) => ({
    value,
    millimetres: next.map((each) => millimetres[chart.measures.indexOf(each)] ?? 0),
  }))
  return { ...chart, measures: next, rows }
}

/** A value without any length has no row. */
function withLength(chart: SizeChart, value: string, at: number, length: number | null): SizeChart {
  const before = chart.rows[rowAt(chart, value)]?.millimetres ?? chart.measures.map(() => 0)
  const millimetres = before.map((each, index) => (index === at ? (length ?? 0) : each))
  const row = { value, millimetres }
  const isKnown = rowAt(chart, value) >= 0
  const rows = isKnown ? chart.rows.map((each) => (each.value === value ? row : each)) : [...chart.rows, row]
  return { ...chart, rows: rows.filter((each) => each.millimetres.some((millimetre) => millimetre > 0)) }
}
