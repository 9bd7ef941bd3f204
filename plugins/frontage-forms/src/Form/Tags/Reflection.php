<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Field;
use Frontage\Forms\Form\Html;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** Shows what another field holds, one output a value. */
final class Reflection extends Field {

	public function description( string $type ): array {
		return [ 'options' => self::IDENTITY ];
	}

	public function features(): array {
		return [ 'name-attr', 'display-block', 'not-for-mail' ];
	}

	public function render( Tag $tag, View $view ): string {
		$outputs = array_map( static fn ( string $text ): string => Output::element( $tag, $text ), $tag->values ?: [ '' ] );
		return Html::element( 'fieldset', Output::attributes( $tag, $view ), implode( '', $outputs ) );
	}
}
