import { __ } from '@wordpress/i18n';
import type { State } from './types';

/** Every state in the owner's words, in the order the filter offers them. */
export const STATES: Record< State, () => string > = {
	sent: () => __( 'Mailed', 'frontage-forms' ),
	failed: () => __( 'Mail failed', 'frontage-forms' ),
	kept: () => __( 'Kept, not mailed', 'frontage-forms' ),
	aborted: () => __( 'Mail stopped', 'frontage-forms' ),
	custom: () => __( 'Handled by an add-on', 'frontage-forms' ),
	spam: () => __( 'Spam', 'frontage-forms' ),
};

export function StateLabel( { state }: { state: State } ) {
	return <span className={ `frontage-inbox__state frontage-inbox__state--${ state }` }>{ STATES[ state ]() }</span>;
}
