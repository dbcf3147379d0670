/** The documents with the term, in the order of a medicine's life cycle, as outlines of about 44 by 52 px. */
export const carriers = [
  {
    id: 'brochure',
    d: 'M0-20v44M0-20c-8-6-16-6-23-4v44c7-2 15-2 23 4c8-6 16-6 23-4v-44c-7-2-15-2-23 4M-17-14l11 2M-17-5l11 2M17-14l-11 2',
  },
  { id: 'characteristics', d: 'M-20-26h30l10 10v42h-40zM10-26v10h10M-12-8h24M-12 1h24M-12 10h14' },
  { id: 'carton', d: 'M-22-16h32v42h-32zM-22-16l10-10h32l-10 10zM20-26v42l-10 10v-42zM-15 0h18M-15 8h12' },
  { id: 'leaflet', d: 'M-23-20l15-6v46l-15 6zM-8-26l16 6v46l-16-6zM8-20l15-6v46l-15 6z' },
  {
    id: 'app',
    d: 'M-10-27h20a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5h-20a5 5 0 0 1-5-5v-44a5 5 0 0 1 5-5zM-4 21h8M-9-16h18M-9-8h18',
  },
] as const
