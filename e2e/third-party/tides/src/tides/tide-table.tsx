import './tide-table.css';
import { text } from '../text.ts';

const TIDES = ['04:12', '10:31', '16:40', '22:55'];

/** Loaded on demand, with its own stylesheet. */
export function TideTable() {
  return (
    <table className="tide-table">
      <caption>{text.table}</caption>
      <tbody>
        {TIDES.map((time) => (
          <tr key={time}>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
