import { createElement, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { createSlider, type Play, type Slider as Running } from '../engine';
import type { MarkupNode } from '../model/compiler/markup-node';
import { properties } from './react-attributes';
import { safeNodes } from './safe-html';

interface SliderProps {
	play: Play;
	tree: MarkupNode;
	/** Whether playback is paused, as on an editor's canvas. */
	paused?: boolean;
	/** Index of the current slide, from 0. */
	slide?: number | undefined;
	/** Time of that slide in ms. */
	time?: number | undefined;
	/** Called with the engine's slider when it is ready. */
	onReady?: ( ( slider: Running ) => void ) | undefined;
}

/** Renders a slider in React: the markup of MARKUP.md with the classes and properties of `compile()`, run by the engine. */
export function Slider( props: SliderProps ) {
	// The engine takes over rendered elements, so another document needs new ones.
	const printed = useMemo( () => JSON.stringify( [ props.play, props.tree ] ), [ props.play, props.tree ] );
	return <Adopted key={ printed } { ...props } />;
}

function Adopted( { play, tree, paused = false, slide, time, onReady }: SliderProps ) {
	const root = useRef< HTMLElement >( null );
	const slider = useRef< Running | undefined >( undefined );
	const latest = useRef( { slide, time, onReady } );
	latest.current = { slide, time, onReady };

	useEffect( () => {
		const own = createSlider( root.current! );
		slider.current = own;
		let here = true;
		void own.ready.then( async () => {
			if ( here ) {
				await place( own, latest.current );
				latest.current.onReady?.( own );
			}
		} );
		return () => {
			here = false;
			own.destroy();
		};
	}, [] );

	useEffect( () => {
		slider.current?.[ paused ? 'pause' : 'resume' ](); // This sets only one pause reason; reduced motion and the others apply as on a page.
	}, [ paused ] );
	useEffect( () => {
		if ( slider.current ) {
			void place( slider.current, { slide, time } );
		}
	}, [ slide, time ] );

	const section = useMemo(
		() =>
			element(
				tree,
				0,
				root,
				<script type="application/json" className="fr-slider__play">
					{ JSON.stringify( play ) }
				</script>
			),
		[ play, tree ]
	);
	return <>{ section }</>;
}

async function place( slider: Running, { slide, time }: Pick< SliderProps, 'slide' | 'time' > ) {
	if ( slide !== undefined && slide !== slider.index ) {
		await slider.go( slide );
	}
	if ( time !== undefined ) {
		slider.seek( time );
	}
}

function element( node: MarkupNode, key: number, ref?: React.Ref< HTMLElement >, last?: ReactNode ): ReactNode {
	const { tag, attrs = {}, text, html, children = [] } = node;
	if ( html !== undefined ) {
		return <Sanitised key={ key } node={ node } />;
	}
	const inside = [ text, ...children.map( ( child, index ) => element( child, index ) ), last ].filter(
		( part ) => part !== undefined
	);
	return createElement( tag, { ...properties( attrs ), key, ref }, ...inside );
}

/** Inserts sanitized HTML before the other children; React does not manage it. */
function Sanitised( { node }: { node: MarkupNode } ) {
	const host = useRef< HTMLElement >( null );
	const { tag, attrs = {}, html = '', children = [] } = node;
	useLayoutEffect( () => {
		// Check the property and not the class: an editor's iframe has its own constructors.
		const target = ( host.current as HTMLTemplateElement | null )?.content ?? host.current;
		const made = safeNodes( html );
		target?.prepend( ...made );
		return () => made.forEach( ( own ) => own.remove() );
	}, [ html ] );
	const inside = children.map( ( child, index ) => element( child, index ) );
	return createElement( tag, { ...properties( attrs ), ref: host }, ...inside );
}
