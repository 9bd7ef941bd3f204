import './look.css';
