import type { Block as BlockInstance } from '@wordpress/blocks';
import { memo } from '@wordpress/element';
import { sketch, type SketchLayer } from './thumbnail-model';

interface ThumbProps {
	/** A block that did not change is the same object, and is not drawn again. */
	slide: BlockInstance;
	/** Of the layer grid: two numbers, since a list would be another one each time. */
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

/** A slide drawn small, out of a few boxes. Who cannot see it reads its name beside it. */
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
