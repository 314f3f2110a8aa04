import { getTableColumns } from 'drizzle-orm';
import { hotelSettings } from './schema.ts';

const { hotel_id: _, ...fields } = getTableColumns(hotelSettings);

/** What is selected of a hotel's settings: all but whose they are. */
export const settingsFields = fields;
