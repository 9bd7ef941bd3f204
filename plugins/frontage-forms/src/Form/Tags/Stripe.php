<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Format;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\TagType;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** The buttons of a payment service, without the service. */
final class Stripe extends TagType {

	public function features(): array {
		return [ 'display-block', 'singular' ];
	}

	public function render( Tag $tag, View $view ): string {
		return '<div class="' . Format::CLASS_STRIPE . '"><div class="' . Format::CLASS_WRAP . ' hidden"><div class="card-element ' . Format::CLASS_CONTROL . '" aria-invalid="false"></div></div> '
			. '<span class="buttons has-spinner"><button type="submit" class="first">' . esc_html( $tag->values[0] ?? __( 'Proceed to checkout', 'frontage-forms' ) ) . '</button> '
			. '<button type="button" class="second hidden">' . esc_html( $tag->values[1] ?? __( 'Complete payment', 'frontage-forms' ) ) . '</button></span> '
			. '<input type="hidden" name="' . Format::FIELD_STRIPE . '" value="" /></div>';
	}
}
