<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/**
 * The form that is being rendered, validated or emailed: add-ons request "the current one".
 *
 * Ours is always stored; the object for add-ons is created from it on first use.
 */
final class CurrentForm {

	private static ?Form $form = null;

	private static ?RenderContext $view = null;

	/** The WPCF7_ContactForm of the form. The type is not declared, so that a page without add-ons loads none of its files. */
	private static ?object $object = null;

	/** Makes this form the current one. */
	public static function set_form( Form $form, ?object $object = null ): void {
		self::$form   = $form;
		self::$view   = null;
		self::$object = $object;
	}

	public static function set_view( RenderContext $view ): void {
		if ( $view->form instanceof Form && self::$form?->id !== $view->form->id ) {
			self::set_form( $view->form );
		}
		self::$view = $view;
	}

	/**
	 * For code that reads the current form when none is rendered, for example while a form is checked. Restores the previous form afterwards.
	 *
	 * @template T
	 * @param \Closure(): T $code
	 * @return T
	 */
	public static function run_with( FormDocument $form, ?RenderContext $view, \Closure $code ): mixed {
		if ( ! $form instanceof Form || ( self::$form === $form && ( ! $view || self::$view === $view ) ) ) {
			return $code();
		}
		$before = [ self::$form, self::$view, self::$object ];
		if ( self::$form !== $form ) {
			self::set_form( $form );
		}
		self::$view = $view;
		try {
			return $code();
		} finally {
			[ self::$form, self::$view, self::$object ] = $before;
		}
	}

	/** Sets the form that `WPCF7_ContactForm::get_instance()` found; null for none. */
	public static function set_found( ?object $object ): void {
		if ( self::$object !== $object ) {
			self::$form = null;
			self::$view = null;
		}
		self::$object = $object;
	}

	/** Stores the object that was created for the current form. */
	public static function set_object( object $object ): void {
		self::$object = $object;
	}

	public static function get_form(): ?Form {
		return self::$form;
	}

	public static function get_view(): ?RenderContext {
		return self::$view;
	}

	public static function get_object(): ?object {
		return self::$object;
	}
}
