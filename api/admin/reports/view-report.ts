// Operation admin.viewReport: one report of a period as a table.
import { z } from 'zod'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { reports, readReport } from '#services/reports/read-report.ts'
import { reportsOperation } from '../../operation.ts'
import { dayShape } from '../../shapes.ts'

export const viewReportOperation = reportsOperation('admin.viewReport', {
  summary: 'A report of a period: sales, best sellers, returns, searches without result, or the funnel.',
  input: z.strictObject({ report: z.enum(reports), from: dayShape, to: dayShape }),
  output: z.object({
    columns: z.array(z.string()),
    /** Amounts are decimal numbers in the currency of their row. */
    rows: z.array(z.array(z.union([z.string(), z.number()]))),
  }),
  run: ({ report, from, to }, { db, caller, settings }) =>
    readReport(
      db,
      report,
      { from: from as PlainDate, to: to as PlainDate },
      settings.shipping.warehouse.timeZone,
      caller.locale,
    ),
})
