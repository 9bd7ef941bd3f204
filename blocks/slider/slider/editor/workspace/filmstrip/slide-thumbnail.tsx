import type { Block as BlockInstance } from '@wordpress/blocks';
import { memo } from '@wordpress/element';
import { sketch, type SketchLayer } from './thumbnail-model';

interface ThumbProps {
	/** An unchanged block is the same object, so it does not rerender. */
	slide: BlockInstance;
	/** Size of the layer grid, as two numbers, since an array would be a new object each time. */
	width: number;
	height: number;
}

function Layers( { layers }: { layers: readonly SketchLayer[] } ) {
	return layers.map( ( { kind, text, src, style, layers: inner }, index ) =>
		kind === 'picture' ? (
			<img
				key={ index }
				className="fr-thumb__layer"
				src={ src }
				alt=""
				loading="lazy"
				decoding="async"
				draggable={ false }
				style={ style }
			/>
		) : (
			<span key={ index } className="fr-thumb__layer" style={ style }>
				{ text }
				<Layers layers={ inner } />
			</span>
		)
	);
}

/** Thumbnail of a slide, made of a few boxes. It is hidden from screen readers, which get the name next to it. */
export const Thumb = memo( ( { slide, width, height }: ThumbProps ) => {
	const { background, layers } = sketch( slide, width );
	return (
		<span
			className="fr-thumb"
			aria-hidden="true"
			style={ { aspectRatio: `${ width } / ${ height }`, background: background.color || undefined } }
		>
			{ background.src && (
				<img
					src={ background.src }
					alt=""
					loading="lazy"
					decoding="async"
					draggable={ false }
					style={ {
						objectFit: background.fit === 'contain' ? 'contain' : 'cover',
						objectPosition: background.position,
					} }
				/>
			) }
			<Layers layers={ layers } />
		</span>
	);
} );
