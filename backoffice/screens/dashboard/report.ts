// A report as the first screen has it.
import type { AdminInput, AdminOutput } from '#api/call.ts'

export type Report = AdminInput<'admin.viewReport'>['report']
export type Table = AdminOutput<'admin.viewReport'>
export type Period = { readonly from: string; readonly to: string }
