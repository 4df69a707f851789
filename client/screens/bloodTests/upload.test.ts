import { expect, it } from 'vitest'
import { refusedUpload } from './upload.ts'

const MB10 = 10_485_760

it.each([
  ['report.pdf', 'application/pdf'],
  ['scan.JPG', 'image/jpeg'],
  ['scan.jpeg', 'image/jpeg'],
  ['scan.png', 'image/png'],
  ['scan.jpg', 'image/jpg'],
  ['report.PDF', ''],
  ['report.pdf', 'application/octet-stream'],
])('takes %s of type "%s"', (name, type) => {
  expect(refusedUpload({ name, type, size: MB10 }, 'report')).toBeNull()
})

it.each(['application/json', 'application/fhir+json', '', 'application/octet-stream'])(
  'takes a bundle of type "%s" where bundles are asked for, and not as a report',
  (type) => {
    const bundle = { name: 'bundle.json', type, size: MB10 }
    expect(refusedUpload(bundle, 'bundle')).toBeNull()
    expect(refusedUpload(bundle, 'report')?.title).toBe('Invalid File Type')
  },
)

it('takes no report where bundles are asked for', () => {
  expect(refusedUpload({ name: 'a.pdf', type: 'application/pdf', size: 1 }, 'bundle')).toEqual({
    title: 'Invalid File Type',
    sentence: 'Please choose a FHIR bundle (JSON)',
  })
})

it.each([
  ['page.html', 'text/html'],
  ['drawing.svg', 'image/svg+xml'],
  ['notes', ''],
  ['notes.txt', 'application/octet-stream'],
  ['report.pdf', 'text/html'],
])('refusedUpload says "Invalid File Type" for %s of type "%s"', (name, type) => {
  expect(refusedUpload({ name, type, size: 1 }, 'report')).toEqual({
    title: 'Invalid File Type',
    sentence: 'Please upload a PDF or image file (JPG, PNG)',
  })
})

it('refuses one byte more than 10 MB', () => {
  expect(refusedUpload({ name: 'a.pdf', type: 'application/pdf', size: MB10 + 1 }, 'report')).toEqual({
    title: 'File Too Large',
    sentence: 'File must be less than 10MB',
  })
})
