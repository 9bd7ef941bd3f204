import type { Line, Money } from './cart-types';
import { plus, price } from './format-price';
import { Note } from './cart-notice';
import { fill, type Props } from './cart-props';
import { Stepper } from './quantity-stepper';
import type { Problem } from './cart-store';

interface LineProps {
	line: Line;
	money: Money | undefined;
	props: Props;
	problem: Problem | undefined;
	want: ( key: string, quantity: number ) => void;
}

/** A price, with the regular price if it is on sale; screen readers get labels for both. */
function Price( { line, money, texts }: { line: Line; money: Money | undefined; texts: Props[ 'texts' ] } ) {
	const now = price( line.price, money );
	if ( line.price === line.regularPrice ) {
		return <span>{ now }</span>;
	}
	const was = price( line.regularPrice, money );
	return (
		<span>
			<del aria-hidden="true">{ was }</del> <span className="screen-reader-text">{ fill( texts.was, was ) }</span>
			<ins aria-hidden="true">{ now }</ins>
			<span className="screen-reader-text"> { fill( texts.now, now ) }</span>
		</span>
	);
}

export function CartLine( { line, money, props, problem, want }: LineProps ) {
	const { texts, withTax } = props;
	const { key, name, image, limits, quantity } = line;
	const said = line.details.map( ( { name: what, value } ) => ( what ? `${ what }: ${ value }` : value ) );
	return (
		<li className="fr-cart__line">
			{ image?.src ? (
				<img
					className="fr-cart__image"
					src={ image.src }
					srcSet={ image.srcset || undefined }
					sizes={ image.sizes }
					alt=""
					width="72"
					height="72"
				/>
			) : (
				<span className="fr-cart__image" />
			) }
			<a className="fr-cart__name" href={ line.permalink || undefined }>
				{ name }
			</a>
			<span className="fr-cart__sum">{ price( withTax ? plus( line.sum, line.sumTax ) : line.sum, money ) }</span>
			<p className="fr-cart__more">
				{ said.join( ', ' ) }
				{ said.length > 0 && line.price && ' · ' }
				{ line.price && <Price line={ line } money={ money } texts={ texts } /> }
				{ line.lowStock !== null && <> · { fill( texts.left, line.lowStock ) }</> }
				{ line.backorder && <> · { texts.backorder }</> }
			</p>
			<div className="fr-cart__acts">
				{ limits.editable && limits.maximum > limits.minimum ? (
					<Stepper
						name={ name }
						quantity={ quantity }
						limits={ limits }
						texts={ texts }
						onWant={ ( value ) => want( key, value ) }
					/>
				) : (
					<span>× { quantity }</span>
				) }
				<button
					type="button"
					className="fr-cart__plain"
					aria-label={ `${ texts.remove }: ${ name }` }
					onClick={ () => want( key, 0 ) }
				>
					{ texts.remove }
				</button>
			</div>
			{ problem && <Note problem={ problem } texts={ texts } /> }
		</li>
	);
}
