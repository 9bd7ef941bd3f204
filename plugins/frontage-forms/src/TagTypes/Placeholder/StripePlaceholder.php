<?php

namespace Frontage\Forms\TagTypes\Placeholder;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagType;

defined( 'ABSPATH' ) || exit;

/** The buttons of the payment service Stripe on a site without it. */
final class StripePlaceholder extends TagType {

	public const NAMES = [ 'stripe' ];

	public function features(): array {
		return [ 'display-block', 'singular' ];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		return '<div class="' . FormFormat::CLASS_STRIPE . '"><div class="' . FormFormat::CLASS_WRAP . ' hidden"><div class="card-element ' . FormFormat::CLASS_CONTROL . '" aria-invalid="false"></div></div> '
			. '<span class="buttons has-spinner"><button type="submit" class="first">' . esc_html( $tag->values[0] ?? __( 'Proceed to checkout', 'frontage-forms' ) ) . '</button> '
			. '<button type="button" class="second hidden">' . esc_html( $tag->values[1] ?? __( 'Complete payment', 'frontage-forms' ) ) . '</button></span> '
			. '<input type="hidden" name="' . FormFormat::FIELD_STRIPE . '" value="" /></div>';
	}
}
