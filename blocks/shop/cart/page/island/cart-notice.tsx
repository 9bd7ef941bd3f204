import type { Props } from './cart-props';
import type { Problem } from './cart-store';

export const sentence = ( { kind, message }: Problem, texts: Props[ 'texts' ] ) =>
	kind === 'refused' ? message : texts[ kind ];

/** An error message next to what it concerns, with a retry button if retrying may help. */
export function Note( { problem, texts }: { problem: Problem; texts: Props[ 'texts' ] } ) {
	return (
		<p className={ `fr-cart__note${ problem.kind === 'wait' ? ' fr-cart__note--calm' : '' }` }>
			<span>{ sentence( problem, texts ) }</span>
			{ problem.again && (
				<button type="button" className="fr-cart__plain" onClick={ problem.again }>
					{ texts.again }
				</button>
			) }
		</p>
	);
}
