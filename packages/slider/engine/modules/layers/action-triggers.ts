import { createHover, type HoverUses } from './hover';
import type { Layer } from './layer';
import type { ModuleContext } from '../../types/module-context';
import type { PlayAction } from '../../types/playback-config';

/** docs: contract D: Enter and click within this time count once, and the first one wins. */
const DEBOUNCE = 300; // ms

type Uses = HoverUses & Pick< ModuleContext, 'element' | 'listen' | 'act' | 'emit' >;

/** Adds one listener for all layers, only for events used in their playback config. */
export function listenForActions( context: Uses, layers: Layer[] ): void {
	const { clock, element, listen } = context;
	const last = new Map< PlayAction, number >();
	const hovers = new Map(
		layers.filter( ( { spec } ) => spec.hover ).map( ( layer ) => [ layer, createHover( context, layer ) ] )
	);
	const byElement = new Map( layers.map( ( layer ) => [ layer.element as Element, layer ] ) );
	const hovered = new Set< Layer >();
	const focused = new Set< Layer >();
	const used = new Set( layers.flatMap( ( { spec: { actions = [] } } ) => actions.map( ( { on } ) => on ) ) );

	function trigger( { spec, element: layer, swap }: Layer, on: PlayAction[ 'on' ] ) {
		for ( const action of spec.actions ?? [] ) {
			const isEarly = on !== 'mouseleave' && clock.now() - last.get( action )! < DEBOUNCE; // Comparison with NaN is always false.
			if ( action.on === on && ! isEarly ) {
				last.set( action, clock.now() );
				const run = () => {
					if ( context.act( action, layer ) ) {
						if ( action.swap ) {
							swap();
						}
						context.emit( 'layer:acted', { layer, action } );
					}
				};
				if ( action.delay ) {
					context.undo( clock.after( action.delay, run ) );
				} else {
					run();
				}
			}
		}
	}

	/** Layers around a node, from the inside out. */
	function around( node: EventTarget | null, call: ( layer: Layer ) => void ) {
		for ( let each = node as Element | null; each && each !== element; each = each.parentElement ) {
			const layer = byElement.get( each );
			if ( layer ) {
				call( layer );
			}
		}
	}

	/** Pointer and focus: the first event enters a layer, the last one leaves it. */
	const cross = ( type: string, own: Set< Layer >, other: Set< Layer >, enters: boolean ) =>
		listen( element, type, ( { target, relatedTarget }: MouseEvent | FocusEvent ) => {
			if ( type === 'focusin' && ! ( target as Element ).matches( ':focus-visible' ) ) {
				return; // Focus caused by a click.
			}
			around( target, ( layer ) => {
				if (
					! layer.element.contains( relatedTarget as Node | null ) &&
					own[ enters ? 'add' : 'delete' ]( layer ) &&
					! other.has( layer )
				) {
					trigger( layer, enters ? 'mouseenter' : 'mouseleave' );
					hovers.get( layer )?.( enters );
				}
			} );
		} );

	if ( used.delete( 'click' ) ) {
		listen( element, 'click', ( event: MouseEvent ) => {
			const anchor = ( event.target as Element ).closest( 'a[href]' );
			const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
			around( event.target, ( layer ) => {
				if ( layer.element.contains( anchor ) ) {
					if ( isElsewhere ) {
						return; // The browser handles links that open another window.
					}
					if ( layer.spec.actions?.some( ( action ) => action.do === 'menulink' ) ) {
						event.preventDefault(); // The action scrolls or navigates itself.
					}
				}
				trigger( layer, 'click' );
			} );
		} );
		listen( element, 'keydown', ( event: KeyboardEvent ) => {
			const target = event.target as HTMLElement;
			if ( /^(Enter| )$/.test( event.key ) && target.matches( '.fr-layer [role="button"]' ) ) {
				event.preventDefault();
				target.click();
			}
		} );
	}
	if ( used.size || hovers.size ) {
		cross( 'mouseover', hovered, focused, true );
		cross( 'mouseout', hovered, focused, false );
		cross( 'focusin', focused, hovered, true ); // Keyboard equivalent of hovering a layer.
		cross( 'focusout', focused, hovered, false );
	}
}
