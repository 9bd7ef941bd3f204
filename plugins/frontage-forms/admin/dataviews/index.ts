/** The table of the inbox and of the list of forms: one script and one style for both, since WordPress registers neither. */
import './dataviews.css';

export { DataViews } from '@wordpress/dataviews';
