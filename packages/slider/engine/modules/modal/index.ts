import type { EngineModule, Slider } from '../../types/module-context';
import type { PlayAction } from '../../types/playback-config';
import { createDialog, type ModalDialog, type Opening } from './dialog';
import { fetchSlider } from './fetch-slider';
import { LOOK } from './modal-styles';
import { addStyles } from '../shared/add-styles';

/** Dialogs of the page, by their slider's element. */
const dialogs = new WeakMap< Element, ModalDialog >();

const onPage = ( alias: string ) =>
	[ ...document.querySelectorAll< HTMLElement >( '[data-slider]' ) ].find(
		( { dataset } ) => dataset.slider === alias
	);

/**
 * A slider in a dialog. It is opened by an action, by its alias as the page's hash, or by the events
 * `frontage:modal:open` and `frontage:modal:close` on its element. Sliders that are not on the page are fetched on
 * demand.
 */
const modal: EngineModule = ( context ) => {
	const { play, slider, element, clock, onAction, listen, undo, level } = context;
	undo( addStyles( LOOK ) );

	function keep( of: Slider, spec: typeof play.modal, width?: number ): ModalDialog {
		const dialog = createDialog( context, of, spec, play.texts.close, width );
		dialogs.set( of.element, dialog );
		undo( () => {
			dialog.destroy();
			dialogs.delete( of.element );
		} );
		return dialog;
	}

	if ( play.modal ) {
		const grid = play.grid.flat();
		const width = grid[ grid.length > 2 ? level() * 2 : 0 ];
		const dialog = keep( slider, play.modal, play.layout === 'auto' ? width : undefined );
		listen(
			element,
			'frontage:modal:open',
			( { detail }: CustomEvent< Opening | null > ) => void dialog.open( detail ?? {} )
		);
		listen( element, 'frontage:modal:close', () => dialog.close() );
		const follow = () => location.hash === `#${ play.alias }` && void dialog.open( {}, null );
		listen( window, 'hashchange', follow );
		void slider.ready.then( follow );
	}

	let isDestroyed = false;
	undo( () => ( isDestroyed = true ) );

	async function open( { modal: alias = '', slide, cover }: PlayAction, origin: HTMLElement ) {
		if ( ! /^[\w-]+$/.test( alias ) ) {
			return;
		}
		const printed = onPage( alias );
		let target = printed;
		let wasFetched = false;
		if ( ! target && play.endpoint ) {
			origin.setAttribute( 'aria-busy', 'true' );
			const fetched = await fetchSlider( alias, play.endpoint, clock );
			origin.removeAttribute( 'aria-busy' );
			if ( isDestroyed ) {
				return;
			}
			target = fetched?.root;
			if ( fetched && ! document.contains( fetched.root ) ) {
				wasFetched = true;
				undo( addStyles( fetched.rules ) );
				fetched.root.hidden = true;
				document.body.append( fetched.root );
			}
		}
		if ( ! target ) {
			console.warn( `Frontage: the slider "${ alias }" did not come.` ); // eslint-disable-line no-console -- Nothing opens; whoever looks has to learn why.
			return;
		}
		const other = target === element ? slider : context.create( target );
		if ( wasFetched ) {
			undo( () => {
				other.destroy();
				other.element.remove();
			} );
		}
		await other.ready;
		if ( isDestroyed ) {
			return;
		}
		const dialog = dialogs.get( target ) ?? ( printed ? undefined : keep( other, undefined ) );
		if ( dialog ) {
			await dialog.open( { slide, cover }, origin );
		} else {
			target.scrollIntoView(); // It is a visible part of the page.
		}
	}
	onAction( 'openmodal', ( action, origin ) => void open( action, origin ) );
	onAction( 'closemodal', ( { modal: alias }, origin ) => {
		const target = alias ? onPage( alias ) : origin.closest( '.fr-slider' );
		( target && dialogs.get( target ) )?.close();
	} );
};
export default modal;
