import './conditions.css';
import { hiddenGroups, type Condition } from '@frontage/rules/condition-evaluator';
import { numberToCompare } from '../numeric-values';
import { valuesOf, type Control } from '../control-values';
import { FORMS } from '../format';
import { PAGE_SHOW } from '../globals';

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

function initConditions( form: HTMLFormElement ) {
	const conditions: Condition[] = JSON.parse( form.dataset.conditions! );
	delete form.dataset.conditions; // Initialize once.
	const getControls = () => Array.from( form.elements ) as Control[];
	const nameOf = ( { name }: Control ) => name.replace( /\[.*/, '' );
	const idOf = ( group: HTMLElement ) => group.dataset.id ?? '';
	/** Controls disabled because their group is hidden, not by the site's own scripts. */
	const disabledControls = new WeakSet< Control >();

	const updateGroups = () => {
		const groups = Array.from( form.querySelectorAll< HTMLElement >( GROUP ) );
		const valuesWithout = ( hiddenNow: string[] ) => {
			const hiddenSelector = hiddenNow.map( ( id ) => `[data-id=${ JSON.stringify( id ) }]` ).join() || ':not(*)';
			const values = new Map< string, string[] >();
			for ( const control of getControls() ) {
				const name = nameOf( control );
				const ownValues = control.closest( hiddenSelector ) ? [] : valuesOf( control );
				values.set( name, [ ...( values.get( name ) ?? [] ), ...ownValues ] );
			}
			return ( field: string ) => values.get( field );
		};
		const hiddenIds = hiddenGroups( conditions, groups.map( idOf ), valuesWithout, ( text, field ) =>
			numberToCompare(
				form,
				getControls().filter( ( control ) => field && nameOf( control ) === field ),
				text
			)
		);
		for ( const group of groups ) {
			const isHidden = hiddenIds.includes( idOf( group ) );
			group.hidden = isHidden;
			// The class that the format's styles use. Fields in a hidden group are not validated.
			group.classList[ isHidden ? 'add' : 'remove' ]( 'wpcf7cf-hidden', 'novalidate' );
		}
		for ( const control of getControls() ) {
			const isHidden = Boolean( control.closest( `${ GROUP }[hidden]` ) );
			if ( isHidden && ! control.disabled && ! control.matches( BUTTON ) ) {
				control.disabled = true;
				disabledControls.add( control );
			} else if ( ! isHidden && disabledControls.delete( control ) ) {
				control.disabled = false;
			}
		}
	};

	// In the capture phase, so that other listeners see the current groups.
	form.addEventListener( 'input', updateGroups, true );
	form.addEventListener( 'change', updateGroups, true );
	form.addEventListener( PAGE_SHOW, updateGroups, true );
	form.addEventListener( 'reset', () => setTimeout( updateGroups ), true ); // The event fires before the fields have their initial values again.
	// After a reload, Firefox disables controls that were disabled before it.
	getControls().forEach(
		( control ) => control.closest( GROUP ) && ! control.matches( OFF ) && ( control.disabled = false )
	);
	updateGroups();
}

const initForms = () =>
	document.querySelectorAll< HTMLFormElement >( `${ FORMS }[data-conditions]` ).forEach( initConditions );

initForms();
document.addEventListener( 'frontage:island', initForms ); // A form may be added later.
