import './conditions.css';
import { hiddenGroups, type Condition } from '@frontage/rules/condition-evaluator';
import { FORMS } from '../format';
import { compared } from '../numeric-values';
import { valuesOf, type Control } from '../control-values';

/**
 * Shows and hides the groups of a form while it is filled in (docs/reference/contact-forms.md §13). Controls in hidden groups are disabled,
 * so the browser does not submit them, and a control of the same name in another group keeps its value. The server evaluates the same
 * conditions.
 */
const GROUP = '[data-class="wpcf7cf_group"]';
/** Only the acceptance gate enables and disables these. An unpressed button is not submitted. */
const BUTTON = '.wpcf7-submit';
/** Not enabled at load: controls that the template disabled, which PHP marks, and the text input of an unselected choice. */
const OFF = `${ BUTTON }, [data-disabled], .wpcf7-free-text`;

function begin( form: HTMLFormElement ) {
	const conditions: Condition[] = JSON.parse( form.dataset.conditions ?? '[]' );
	delete form.dataset.conditions; // Initialize once.
	const controls = () => Array.from( form.elements ) as Control[];
	const nameOf = ( { name }: Control ) => name.replace( /\[.*/, '' );
	const idOf = ( group: HTMLElement ) => group.dataset.id ?? '';
	/** Controls disabled because their group is hidden, not by the site's own scripts. */
	const disabled = new WeakSet< Control >();

	const show = () => {
		const groups = Array.from( form.querySelectorAll< HTMLElement >( GROUP ) );
		const valuesWhile = ( gone: string[] ) => {
			const inside = gone.map( ( id ) => `[data-id=${ JSON.stringify( id ) }]` ).join() || ':not(*)';
			const values = new Map< string, string[] >();
			for ( const control of controls() ) {
				const name = nameOf( control );
				const own = control.closest( inside ) ? [] : valuesOf( control );
				values.set( name, [ ...( values.get( name ) ?? [] ), ...own ] );
			}
			return ( field: string ) => values.get( field );
		};
		const hidden = hiddenGroups( conditions, groups.map( idOf ), valuesWhile, ( text, field ) =>
			compared(
				form,
				controls().filter( ( control ) => field && nameOf( control ) === field ),
				text
			)
		);
		for ( const group of groups ) {
			const isOut = hidden.includes( idOf( group ) );
			group.hidden = isOut;
			// The class that the format's styles use. Fields in a hidden group are not validated.
			group.classList[ isOut ? 'add' : 'remove' ]( 'wpcf7cf-hidden', 'novalidate' );
		}
		for ( const control of controls() ) {
			const isOut = Boolean( control.closest( `${ GROUP }[hidden]` ) );
			if ( isOut && ! control.disabled && ! control.matches( BUTTON ) ) {
				control.disabled = true;
				disabled.add( control );
			} else if ( ! isOut && disabled.delete( control ) ) {
				control.disabled = false;
			}
		}
	};

	// In the capture phase, so that other listeners see the current groups.
	form.addEventListener( 'input', show, true );
	form.addEventListener( 'change', show, true );
	form.addEventListener( 'reset', () => setTimeout( show ), true ); // The event fires before the fields have their initial values again.
	window.addEventListener( 'pageshow', show, true );
	// After a reload, Firefox disables controls that were disabled before it.
	controls().forEach(
		( control ) => control.closest( GROUP ) && ! control.matches( OFF ) && ( control.disabled = false )
	);
	show();
}

const takeIn = () => document.querySelectorAll< HTMLFormElement >( `${ FORMS }[data-conditions]` ).forEach( begin );

takeIn();
document.addEventListener( 'frontage:island', takeIn ); // A form may be added later.
