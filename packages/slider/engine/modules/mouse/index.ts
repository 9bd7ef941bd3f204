import { createTilt } from './tilt';
import type { EngineModule, ModuleContext } from '../../types/module-context';
import { isMobile, parallaxOf, type Target } from '../shared/parallax-targets';

/**
 * Registers properties for `mousescroll`: scrolling controls `translate` and adds these to it. They have a transition,
 * so they must be lengths.
 */
function registerShift() {
	for ( const name of [ '--fr-mx', '--fr-my' ] ) {
		try {
			CSS.registerProperty( { name, syntax: '<length>', inherits: false, initialValue: '0px' } );
		} catch {
			// Another copy of this module has already registered them.
		}
	}
}

/** A background moves only as far as it extends beyond the slide. */
const far = ( { kind, part }: Target, px: number, size: number ) => {
	const most = kind === 'background' ? ( Math.abs( part ) * size ) / 2 : Infinity;
	return Math.round( Math.max( -most, Math.min( most, px * part ) ) * 10 ) / 10;
};

/** Returns a function that sets a style, which is removed at the end. */
function createStyles( undo: ModuleContext[ 'undo' ] ) {
	const touched = new Map< HTMLElement, Set< string > >();
	undo( () =>
		touched.forEach( ( names, target ) => names.forEach( ( name ) => target.style.removeProperty( name ) ) )
	);
	return ( target: HTMLElement, name: string, value: string ) => {
		target.style.setProperty( name, value );
		touched.set( target, ( touched.get( target ) ?? new Set() ).add( name ) );
	};
}

/**
 * Layers move away from the pointer, each by the percentage of its parallax level, or the module tilts in depth. A
 * transition moves them, so no animation loop runs.
 */
const mouse: EngineModule = ( context ) => {
	const { play, slider, slides, stage, element, listen, hook, undo } = context;
	const options = play.parallax;
	if ( ! options || options.type === 'scroll' || context.still() || ( options.mobile === false && isMobile() ) ) {
		return;
	}
	const both = options.type === 'mousescroll';
	if (
		options.type !== '3D' &&
		! [ undefined, ...slides.keys() ].some( ( slide ) => parallaxOf( context, slide ).length )
	) {
		return;
	}
	const speeds = { layer: options.speed, background: options.speedBg, static: options.speedStatic };
	const targets = new Map< number | undefined, Target[] >();
	let pointer: [ x: number, y: number ] = [ 0, 0 ]; // px from the origin.
	let box: DOMRect | undefined;
	let origin = { x: 0, y: 0 };

	if ( both ) {
		registerShift();
	}

	const style = createStyles( undo );
	const transition = ( target: HTMLElement, ms: number, ...names: string[] ) =>
		ms && style( target, 'transition', names.map( ( name ) => `${ name } ${ ms }ms ease-out` ).join() );

	function targetsOf( slide?: number ): Target[] {
		let known = targets.get( slide );
		if ( ! known ) {
			known = parallaxOf( context, slide );
			targets.set( slide, known );
			for ( const target of known ) {
				transition(
					target.element,
					speeds[ target.kind ],
					...( both ? [ '--fr-mx', '--fr-my' ] : [ 'translate' ] )
				);
				if ( target.kind === 'background' && ! both ) {
					style( target.element, 'scale', `${ 1 + Math.abs( target.part ) }` ); // Scaled, so that its edges stay outside.
				}
			}
		}
		return known;
	}

	function shift( slide?: number ) {
		for ( const target of targetsOf( slide ) ) {
			const x = far( target, -pointer[ 0 ], box?.width ?? 0 );
			const y = far( target, -pointer[ 1 ], box?.height ?? 0 );
			if ( both ) {
				style( target.element, '--fr-mx', `${ x }px` );
				style( target.element, '--fr-my', `${ y }px` );
			} else {
				style( target.element, 'translate', `${ x }px ${ y }px` );
			}
		}
	}

	const space = options.type === '3D' ? createTilt( context, style ) : undefined;

	function show( isLeaving = false ) {
		if ( space ) {
			const share = ( px: number, size = 0 ) => ( size ? ( px / size ) * 2 : 0 );
			space.lean(
				slider.index,
				isLeaving ? undefined : [ share( pointer[ 0 ], box?.width ), share( pointer[ 1 ], box?.height ) ]
			);
			return;
		}
		shift( slider.index );
		shift();
	}

	const move = ( event: PointerEvent ) => {
		if ( event.pointerType === 'touch' ) {
			return;
		}
		if ( ! box ) {
			box = stage.getBoundingClientRect();
			origin =
				options.origin === 'enterpoint'
					? { x: event.clientX, y: event.clientY }
					: { x: box.x + box.width / 2, y: box.y + box.height / 2 };
		}
		pointer = [ event.clientX - origin.x, event.clientY - origin.y ];
		show();
	};
	const leave = () => {
		pointer = [ 0, 0 ];
		show( true );
		box = undefined;
	};

	listen( element, 'pointermove', move );
	listen( element, 'pointerleave', leave );
	if ( ! space ) {
		hook( 'enter', ( slide ) => shift( slide ) );
	}
};
export default mouse;
