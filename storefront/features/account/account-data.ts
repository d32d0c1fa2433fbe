// The customer's data as the operations of the account return it.
import type { Output } from '#api/call.ts'

export type Book = Output<'address.list'>
export type BookAddress = Book['addresses'][number]
export type OrderCardData = Output<'order.list'>['orders'][number]
export type NextDay = Output<'person.next'>
export type PeopleData = Output<'person.list'>
export type Person = PeopleData['people'][number]
export type LastGift = Person['lastGift']
