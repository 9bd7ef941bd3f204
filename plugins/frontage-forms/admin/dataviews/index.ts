/** DataViews for the inbox and the list of forms: one script and one style for both, since WordPress registers neither. */
import './dataviews.css';

export { DataViews } from '@wordpress/dataviews';
