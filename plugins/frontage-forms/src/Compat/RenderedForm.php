<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** Data of a form's rendering on the page, and the markup that add-ons request. */
final class RenderedForm {

	public function __construct( private readonly RenderContext $view ) {}

	/** @param array<mixed> $attributes As for a shortcode. */
	public static function render_form( Form $form, object $contact_form, array $attributes ): string {
		CurrentForm::set_form( $form, $contact_form );
		return ( new FormRenderer() )->render( $form, array_map( 'strval', array_filter( $attributes, 'is_scalar' ) ) );
	}

	public static function render_body( Form $form, object $contact_form ): string {
		$view = CurrentForm::get_object() === $contact_form ? CurrentForm::get_view() : null;
		if ( ! $view ) {
			CurrentForm::set_form( $form, $contact_form );
			$view = new RenderContext( $form );
		}
		return ( new FormRenderer() )->render_template( $form, $view );
	}

	public function unit_tag(): string {
		return $this->view->unit_tag;
	}

	/** @return array<string, string> */
	public function attributes(): array {
		return $this->view->attributes;
	}

	/** Whether the page responds to a POST of this form. */
	public function is_response(): bool {
		return 'init' !== $this->view->outcome->status;
	}

	public function field_error( string $field ): ?string {
		return $this->view->error( $field );
	}

	/** @return string|list<string>|null The typed value, to be rendered again. */
	public function posted_value( string $field ): string|array|null {
		return $this->view->posted( $field );
	}

	public function response_box(): string {
		return $this->view->response_box();
	}

	public function screen_reader_response(): string {
		return ( new FormRenderer() )->render_screen_reader_response( $this->view );
	}
}
