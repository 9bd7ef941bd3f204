import { __, sprintf } from '@wordpress/i18n';
import { choiceLabel } from '../labels/choice-labels';
import { slideWords } from './target-slide-select';
import type { Target } from './use-targets';

/** A stored action. */
export type Action = Readonly< Record< string, unknown > >;

const text = ( value: unknown ) => ( typeof value === 'string' || typeof value === 'number' ? String( value ) : '' );

const quoted = ( name: string ) =>
	/* translators: %s: what something is called, in quotation marks of the language */
	sprintf( __( '“%s”', 'frontage-slider' ), name );

/** Describes an action as a sentence: On click: go to a slide, “Team”. */
export function sentence( action: Action, slides: readonly Target[], layers: readonly Target[] ): string {
	const when = choiceLabel( 'Action', 'on', text( action.on ) || 'click' );
	const what = choiceLabel( 'Action', 'do', text( action.do ) || 'unknown' );
	const object = objectOf( action, slides, layers );
	const said = object
		? /* translators: 1: when something happens, such as On click, 2: what, such as Go to a slide, 3: which one */
			sprintf( __( '%1$s: %2$s, %3$s', 'frontage-slider' ), when, what, object )
		: /* translators: 1: when something happens, such as On click, 2: what, such as Play the slider */
			sprintf( __( '%1$s: %2$s', 'frontage-slider' ), when, what );
	const delay = Number( action.delay ?? 0 );
	return delay > 0
		? /* translators: 1: a sentence on what happens, 2: milliseconds */
			sprintf( __( '%1$s, after %2$d ms', 'frontage-slider' ), said, delay )
		: said;
}

function objectOf( action: Action, slides: readonly Target[], layers: readonly Target[] ): string {
	switch ( action.do ) {
		case 'simplelink':
		case 'menulink':
			return text( action.url );
		case 'jumptoslide': {
			const key = text( action.slide );
			return (
				slideWords()[ key ] ?? ( key && quoted( slides.find( ( { value } ) => value === key )?.label ?? key ) )
			);
		}
		case 'scrollto':
			return text( action.anchor ) && `#${ text( action.anchor ) }`;
		case 'openmodal':
			return text( action.modal ) && quoted( text( action.modal ) );
		case 'unknown':
			return text( action.name );
		default: {
			const id = text( action.layer );
			return id && ( videoWords()[ id ] ?? quoted( layers.find( ( { value } ) => value === id )?.label ?? id ) );
		}
	}
}

/** Labels of the keywords for videos. */
export const videoWords = (): Readonly< Record< string, string > > => ( {
	backgroundvideo: __( 'Background video', 'frontage-slider' ),
	firstvideo: __( 'First video', 'frontage-slider' ),
} );
