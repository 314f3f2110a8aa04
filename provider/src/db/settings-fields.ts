import { getTableColumns } from 'drizzle-orm';
import { hotelSettings } from './schema.ts';

const { hotel_id: _, ...fields } = getTableColumns(hotelSettings);

/** Lists the selected columns of a hotel's settings: all except `hotel_id`. */
export const settingsFields = fields;
