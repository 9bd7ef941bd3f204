import { useBlockProps } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import { useEffect, useReducer, useState } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { Failed } from '../error-notice';

interface Texts {
	/** That the controls did not load, as a sentence. */
	failed: string;
	again: string;
}

/** A block of its own until its `edit` is there: it can be selected, moved and removed. */
const Waiting = ( { children }: { children: ReactNode } ) => <div { ...useBlockProps() }>{ children }</div>;

/** The `edit` of a block whose code loads with its first block in the editor. What did not load can be asked for again. */
export function lazyEdit< Props extends object >(
	load: () => Promise< { default: ComponentType< Props > } >,
	texts: () => Texts
): ComponentType< Props > {
	let Edit: ComponentType< Props > | undefined;
	let loading: Promise< void > | undefined;
	const loadOnce = () =>
		( loading ??= load()
			.then( ( loaded ) => {
				Edit = loaded.default;
			} )
			.finally( () => {
				loading = undefined;
			} ) );

	return function LazyEdit( props ) {
		const [ , showEdit ] = useReducer( ( count: number ) => count + 1, 0 );
		const [ hasFailed, setFailed ] = useState( false );
		const Shown = Edit;
		useEffect( () => {
			let isMounted = true;
			if ( Edit && ! Shown ) {
				showEdit(); // Another block's request ended between this render and now.
			} else if ( ! Edit && ! hasFailed ) {
				loadOnce().then(
					() => isMounted && showEdit(),
					() => isMounted && setFailed( true )
				);
			}
			return () => {
				isMounted = false;
			};
		}, [ hasFailed, Shown ] );

		if ( Shown ) {
			return <Shown { ...props } />;
		}
		const { failed, again } = texts();
		return (
			<Waiting>
				{ hasFailed ? (
					<Failed again={ again } onAgain={ () => setFailed( false ) }>
						{ failed }
					</Failed>
				) : (
					<Spinner />
				) }
			</Waiting>
		);
	};
}

/** A part of the editor whose code loads when it is first shown, such as a panel. Until then, and if it did not load, nothing is shown. */
export function lazyPart< Props extends object >(
	load: () => Promise< ComponentType< Props > >
): ComponentType< Props > {
	let Part: ComponentType< Props > | undefined;
	return function LazyPart( props ) {
		const [ , showPart ] = useReducer( ( count: number ) => count + 1, 0 );
		const Shown = Part;
		useEffect( () => {
			let isMounted = true;
			if ( Part && ! Shown ) {
				showPart();
			} else if ( ! Part ) {
				load().then(
					( loaded ) => {
						Part = loaded;
						if ( isMounted ) {
							showPart();
						}
					},
					() => undefined // It is asked for again when it is shown the next time.
				);
			}
			return () => {
				isMounted = false;
			};
		}, [ Shown ] );
		return Shown ? <Shown { ...props } /> : null;
	};
}
