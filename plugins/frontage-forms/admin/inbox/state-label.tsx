import { __ } from '@wordpress/i18n';
import type { State } from './types';

/** Every state in the owner's words, in the order the filter offers them. */
export const STATES: Record< State, () => string > = {
	sent: () => __( 'Mailed', 'frontage-forms' ),
	waiting: () => __( 'Mail on its way', 'frontage-forms' ),
	failed: () => __( 'Mail failed', 'frontage-forms' ),
	kept: () => __( 'Kept, not mailed', 'frontage-forms' ),
	aborted: () => __( 'Mail stopped', 'frontage-forms' ),
	custom: () => __( 'Handled by an add-on', 'frontage-forms' ),
	held: () => __( 'Held, not mailed', 'frontage-forms' ),
	spam: () => __( 'Spam', 'frontage-forms' ),
	trash: () => __( 'Trash', 'frontage-forms' ),
};

export function StateLabel( { state }: { state: State } ) {
	return <span className={ `frontage-inbox__state frontage-inbox__state--${ state }` }>{ STATES[ state ]() }</span>;
}
