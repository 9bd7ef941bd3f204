import { __ } from '@wordpress/i18n';
import type { State, Summary } from './types';

/** The label of every state, in the order of the filter. */
export const STATES: Record< State, () => string > = {
	sent: () => __( 'Email sent', 'frontage-forms' ),
	waiting: () => __( 'Email queued', 'frontage-forms' ),
	failed: () => __( 'Email failed', 'frontage-forms' ),
	held: () => __( 'On hold', 'frontage-forms' ),
	kept: () => __( 'Stored, not emailed', 'frontage-forms' ),
	aborted: () => __( 'Email blocked', 'frontage-forms' ),
	custom: () => __( 'Handled by plugin', 'frontage-forms' ),
	spam: () => __( 'Spam', 'frontage-forms' ),
	trash: () => __( 'Trash', 'frontage-forms' ),
};

/** The emphasis of a state: success is subtle, states that need attention are prominent. */
function emphasisOf( { state, late }: Pick< Summary, 'state' | 'late' > ): 'quiet' | 'trouble' | 'look' {
	if ( state === 'failed' ) {
		return 'trouble';
	}
	return state === 'held' || late ? 'look' : 'quiet';
}

/** Whether the state needs no word in a list: its email was delivered, or is about to be. */
export const isUnremarkable = ( { state, late }: Pick< Summary, 'state' | 'late' > ) =>
	state === 'sent' || ( state === 'waiting' && ! late );

export function StateLabel( { item }: { item: Pick< Summary, 'state' | 'late' > } ) {
	return (
		<span className={ `frontage-inbox__state frontage-inbox__state--${ emphasisOf( item ) }` }>
			{ item.late && item.state === 'waiting' ? __( 'Email delayed', 'frontage-forms' ) : STATES[ item.state ]() }
		</span>
	);
}
